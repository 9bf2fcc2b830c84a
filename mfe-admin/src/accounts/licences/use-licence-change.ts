import type { LicenceContact, LicenceJson } from 'shared-domain/contracts';
import type { PaymentTerms } from 'shared-domain/orders';
import { useChange, useToast, useUndo } from '../../data/calls/index.ts';

/** A licence's editable fields except the company name; null removes a value. */
export type Edits = Partial<{
  endDate: string | null;
  checkedOn: string | null;
  standing: 'active' | 'suspended';
  suspensionReason: string | null;
  licenceClass: string | null;
  premisesAddress: string | null;
  deliveryAddress: string | null;
  otherAddresses: string[] | null;
  contacts: LicenceContact[] | null;
  note: string | null;
  arrivalMails: false | null;
  paymentTerms: PaymentTerms;
  creditLimit: number | null;
  creditHold: string | null;
}>;

/** Every field that staff can change here. */
export const LICENCE_EDITS = [
  'endDate',
  'checkedOn',
  'standing',
  'suspensionReason',
  'licenceClass',
  'premisesAddress',
  'deliveryAddress',
  'otherAddresses',
  'contacts',
  'note',
  'arrivalMails',
  'paymentTerms',
  'creditLimit',
  'creditHold',
] as const satisfies (keyof Edits)[];

/** The previous values of changed fields. A suspension from a file has no reason. */
function before(licence: LicenceJson, edits: Edits): Edits {
  const fields = Object.keys(edits) as (keyof Edits)[];
  const back: Edits = Object.fromEntries(fields.map((field) => [field, licence[field] ?? null]));
  if ('standing' in edits) back.standing = licence.standing ?? 'active';
  if ('paymentTerms' in edits) back.paymentTerms = licence.paymentTerms ?? 'on-delivery';
  if (back.standing === 'suspended') back.suspensionReason ??= 'Suspended by an imported file';
  return back;
}

/** Changes a licence or lifts its suspension, with an Undo that doesn't overwrite later changes. */
export function useLicenceChange() {
  const toast = useToast();
  const offerUndo = useUndo();
  const { send, isSending } = useChange('saveLicence', { topic: 'licences' });
  const put = async (licence: LicenceJson, edits: Edits, updatedAt = licence.updatedAt) => {
    const { licenseNumber: number, companyName } = licence;
    const result = await send({
      params: { number },
      body: { companyName, ...edits, ...(updatedAt === undefined ? {} : { updatedAt }) },
    });
    if (!result.ok) toast.failed('The licence could not be saved', result.problem.detail);
    return result;
  };
  /** Resolves to whether it was saved. */
  const change = async (licence: LicenceJson, edits: Edits, title: string): Promise<boolean> => {
    const result = await put(licence, edits);
    if (!result.ok) return false;
    const undo = async () => void (await put(licence, before(licence, edits), result.data.updatedAt));
    offerUndo({ title, description: licence.companyName, undo });
    return true;
  };
  const lift = (licence: LicenceJson) =>
    change(
      licence,
      { standing: 'active', suspensionReason: null },
      `The suspension of ${licence.licenseNumber} is lifted`,
    );
  return { change, lift, isSending };
}
