import { type Browser, kegOrder } from '../buyers.ts';
import { upload } from '../imports.ts';
import { line, type Shop } from '../shop.ts';

/** A shop and a member of staff who works in it. */
export type StaffContext = { readonly shop: Shop; readonly staff: Browser };

/** A staff write that was made: its target, and its audit entry. */
export type Written = { subject: string; entry: object };

/** What is expected of a write: its entry is of this action, and has these further fields. */
export const written = (subject: string, action: string, more: object = {}): Written => ({
  subject,
  entry: { action, ...more },
});

/** Writes by the name of their call in the contract. */
export type Writes = Record<string, (context: StaffContext) => Promise<Written>>;

/** A keg order. Returns its id. */
export const keg = ({ staff }: StaffContext) => kegOrder(staff, [line('KEG', 1)], 367.98);

export const INVENTORY = 'sku,price\nIPA,65\n';

/** The id of an inventory review that is ready to be applied. */
export async function review({ staff }: StaffContext): Promise<string> {
  return (await upload(staff, 'inventory', INVENTORY).expect(201)).body.id;
}
