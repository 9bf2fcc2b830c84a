import { addDays, type Day, dayOf } from 'shared-domain/dates';
import type { Deps } from '../../foundation/dependencies.ts';
import { problem } from '../../requests/problems/index.ts';
import { type BillsLink, billsToken, openBillsToken } from '../../requests/protections/index.ts';
import { billAddressesOf } from '../licences/index.ts';

/** How long a link works, in days. */
const LIFETIME = 90;

/**
 * The link to the page where an account pays, in the mail to one of its addresses. In the fragment, the token reaches no server log.
 * @param from the day from which it counts
 */
export const billsLink = (
  deps: Pick<Deps, 'configuration'>,
  account: string,
  { email, from }: { email: string; from: Day },
): string =>
  `${deps.configuration.publicOrigin}/bills#${billsToken(deps, { account, email, until: addDays(from, LIFETIME) })}`;

/**
 * The account of a link, and the address to which it was mailed. It opens until its last day, and only while that address still gets
 * the account's bills: a licence number is public and shows nothing (RECEIVABLE-14, PEOPLE-2).
 */
export async function accountOfBillsLink(
  deps: Deps,
  token: string,
): Promise<Pick<BillsLink, 'account' | 'email'>> {
  const opened = openBillsToken(deps, token);
  if (!opened || opened.until < dayOf(deps.clock())) throw problem('link_invalid');
  const { account, email } = opened;
  const addresses = (await billAddressesOf(deps, [account])).get(account) ?? [];
  const isPayer = addresses.some((address) => address.toLowerCase() === email.toLowerCase());
  if (!isPayer) throw problem('link_invalid');
  return { account, email };
}
