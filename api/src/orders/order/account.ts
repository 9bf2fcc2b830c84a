import type { OrderDocument } from './document.ts';

/** The account id of a licensee, or by email address of a keg portal customer. */
export const licenceAccount = (number: string): string => `licence:${number}`;
export const emailAccount = (email: string): string => `email:${email.toLowerCase()}`;

/** The licence number or email address in an account's id. */
export const partyOf = (id: string): { licenseNumber: string } | { email: string } =>
  id.startsWith('licence:')
    ? { licenseNumber: id.slice('licence:'.length) }
    : { email: id.slice('email:'.length) };

/** The account of an order; a retail order has none. */
export function accountOf({
  channel,
  licenseNum,
  accountName,
  customerName,
  customerEmail,
}: Pick<OrderDocument, 'channel' | 'licenseNum' | 'accountName' | 'customerName' | 'customerEmail'>) {
  if (channel === 'licensee' && licenseNum)
    return { id: licenceAccount(licenseNum), name: accountName || customerName };
  return channel === 'keg' ? { id: emailAccount(customerEmail), name: customerName } : undefined;
}
