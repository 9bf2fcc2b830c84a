import type { Request, Response } from 'express';
import { matchingExactly } from '../../foundation/database/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { readSignedCookie, setSignedCookie } from '../../requests/cookies/index.ts';
import { licenseeModel } from '../licences/index.ts';

const COOKIE = 'cbo.former-orders';

/** What an emailed link has opened: an address, for one licence. */
type Opened = { licenseNumber: string; email: string };

/** Remembers in this browser what a link has opened. */
export const rememberOpened = ({ configuration }: Deps, response: Response, opened: Opened): void =>
  setSignedCookie(response, configuration, COOKIE, opened);

/** The address whose emailed link this browser opened for a licence, if any. */
export function openedAddress(request: Request, licenseNumber: string): string | undefined {
  const opened = readSignedCookie<Opened>(request, COOKIE);
  return opened?.licenseNumber === licenseNumber ? opened.email : undefined;
}

/** The wholesale orders of a licence. */
export const ordersOf = (licenseNum: string) =>
  ({ licenseNum, channel: 'licensee', state: 'placed' }) as const;

/** The account's contact whose emailed link this browser opened, if any (KEGS-10, STANDING-6). */
export async function openedContact(
  deps: Deps,
  request: Request,
  licenseNumber: string,
): Promise<string | undefined> {
  const email = openedAddress(request, licenseNumber);
  return email !== undefined && (await isContact(deps, licenseNumber, email)) ? email : undefined;
}

/** Whether staff have put this address on the account. */
export const isContact = async (
  { connection }: Deps,
  licenseNumber: string,
  email: string,
): Promise<boolean> =>
  (await licenseeModel(connection).exists({
    _id: licenseNumber,
    'contacts.email': matchingExactly(email),
  })) !== null;
