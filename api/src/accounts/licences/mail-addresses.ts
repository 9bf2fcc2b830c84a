import type { Deps } from '../../foundation/dependencies.ts';
import { licenseeModel } from './model.ts';
import { lastVouchedOrder } from './vouched-order.ts';

/** An account's recipients: its contacts who get order mails, or else that of its last vouched order (LICENCE-20). */
export async function mailAddressesOf(
  { connection }: Pick<Deps, 'connection'>,
  numbers: string[],
): Promise<Map<string, string[]>> {
  const licensees = await licenseeModel(connection)
    .find({ _id: { $in: numbers } }, { contacts: 1 })
    .lean();
  const chosen = new Map(
    licensees.map(({ _id, contacts = [] }) => [
      _id,
      [...new Set(contacts.filter(({ orderMails }) => orderMails).map(({ email }) => email))],
    ]),
  );
  for (const number of numbers) {
    if (chosen.get(number)?.length) continue;
    const last = await lastVouchedOrder({ connection }, number);
    chosen.set(number, last ? [last.customerEmail] : []);
  }
  return chosen;
}
