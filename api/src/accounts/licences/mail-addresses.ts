import type { Deps } from '../../foundation/dependencies.ts';
import { orderModel } from '../../orders/order/index.ts';
import { licenseeModel } from './model.ts';

/** An account's recipients: its contacts who get order mails, or else the customer who ordered last. */
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
    const last = await orderModel(connection)
      .findOne({ licenseNum: number, channel: 'licensee', state: 'placed' }, { customerEmail: 1 })
      .sort({ orderDate: -1 })
      .lean();
    chosen.set(number, last ? [last.customerEmail] : []);
  }
  return chosen;
}
