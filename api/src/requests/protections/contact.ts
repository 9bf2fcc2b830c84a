import type { Request, Response } from 'express';
import type { Deps } from '../../foundation/dependencies.ts';
import { clearSignedCookie, readSignedCookie, setSignedCookie } from '../cookies/index.ts';
import { hasEnded } from './ended-sessions.ts';
import { sessionIdOf } from './licensee.ts';
import type { MailedShare } from './mailed-offers.ts';
import { memberOf } from './member.ts';

const COOKIE = 'cbo.former-orders';
const SHARES_COOKIE = 'cbo.shares';
/** Limit of remembered shares: a cookie holds 4 kB. */
const REMEMBERED = 8;

/** What an emailed link has opened in a browser: an address, for one licence. */
type Opened = { licenseNumber: string; email: string };

/** The same with the licensee session in which it was opened: it ends with that (GATE-16). */
type OpenedHere = Opened & { session?: string };

/** Remembers in the browser, verifiably, that it opened the link mailed to this address. */
export const rememberOpened = (
  { configuration }: Deps,
  request: Request,
  response: Response,
  opened: Opened,
): void => setSignedCookie(response, configuration, COOKIE, { ...opened, session: sessionIdOf(request) });

/** Makes the browser forget what emailed links have opened. */
export function forgetOpened({ configuration }: Deps, response: Response): void {
  for (const name of [COOKIE, SHARES_COOKIE]) clearSignedCookie(response, configuration, name);
}

/**
 * The address whose emailed link this browser opened for a licence, or which has signed in to it (PEOPLE-3); the former may have left
 * the account since.
 */
export async function openedAddress(
  deps: Deps,
  request: Request,
  licenseNumber: string,
): Promise<string | undefined> {
  const member = await memberOf(deps, request, licenseNumber);
  if (member) return member.email;
  const opened = readSignedCookie<OpenedHere>(request, COOKIE);
  if (opened?.licenseNumber !== licenseNumber || (await hasEnded(deps, opened.session))) return undefined;
  return opened.email;
}

/** The account's contact whose emailed link this browser opened, or who has signed in, if any (KEGS-10, STANDING-6). */
export async function openedContact(
  deps: Deps,
  request: Request,
  licenseNumber: string,
): Promise<string | undefined> {
  const email = await openedAddress(deps, request, licenseNumber);
  return email !== undefined && (await deps.isContact(licenseNumber, email)) ? email : undefined;
}

const sharesOpened = (request: Request): MailedShare[] =>
  readSignedCookie<MailedShare[]>(request, SHARES_COOKIE) ?? [];

/** Remembers in the browser, verifiably, that it opened the mail about an account's share. */
export function rememberShare(deps: Deps, request: Request, response: Response, share: MailedShare): void {
  const others = sharesOpened(request).filter(({ allocation }) => allocation !== share.allocation);
  setSignedCookie(response, deps.configuration, SHARES_COOKIE, [share, ...others].slice(0, REMEMBERED));
}

/** The address to which we mailed the share of this account that this browser opened, if any (ALLOCATION-15). */
export const openedShare = (
  request: Request,
  { allocation, licenseNumber }: Omit<MailedShare, 'email'>,
): string | undefined =>
  sharesOpened(request).find((one) => one.allocation === allocation && one.licenseNumber === licenseNumber)
    ?.email;
