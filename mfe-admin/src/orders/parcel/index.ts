export { ParcelForm } from './parcel-form.tsx';
export { type Parcels, ShipDialog } from './ship-dialog.tsx';
export { parcelOf } from './typed-parcel.ts';
export { useParcel } from './use-parcel.ts';
