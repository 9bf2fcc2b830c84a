import type { Deps } from '../../foundation/dependencies.ts';
import { licenseeModel, type StoredContact } from './model.ts';
import { lastVouchedOrder } from './vouched-order.ts';

type Parts = Pick<Deps, 'connection'>;

/** An account's recipients: its contacts who get order mails, or else that of its last vouched order (LICENCE-20). */
export const mailAddressesOf = (deps: Parts, numbers: string[]): Promise<Map<string, string[]>> =>
  addressesOf(deps, numbers, ({ orderMails }) => orderMails);

/** Who gets the mails about what an account owes: those, and its people who may see bills (RECEIVABLE-14). */
export const billAddressesOf = (deps: Parts, numbers: string[]): Promise<Map<string, string[]>> =>
  addressesOf(
    deps,
    numbers,
    ({ orderMails, person }) =>
      orderMails || (person?.joinedAt !== undefined && person.roles.includes('bills')),
  );

async function addressesOf(
  { connection }: Parts,
  numbers: string[],
  isWanted: (contact: StoredContact) => boolean,
): Promise<Map<string, string[]>> {
  const licensees = await licenseeModel(connection)
    .find({ _id: { $in: numbers } }, { contacts: 1 })
    .lean();
  const chosen = new Map(
    licensees.map(({ _id, contacts = [] }) => [
      _id,
      [...new Set(contacts.filter(isWanted).map(({ email }) => email))],
    ]),
  );
  for (const number of numbers) {
    if (chosen.get(number)?.length) continue;
    const last = await lastVouchedOrder({ connection }, number);
    chosen.set(number, last ? [last.customerEmail] : []);
  }
  return chosen;
}
