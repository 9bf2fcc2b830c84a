export { BookingDialog } from './booking-dialog.tsx';
