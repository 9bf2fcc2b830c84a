import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../foundation/dependencies.ts';

type Parts = Pick<Deps, 'configuration'>;

/** Text with our signature: deterministic, so that a mail that contains it can be resent. */
const signed = ({ configuration }: Parts, text: string): string =>
  `${text}.${createHmac('sha256', configuration.keys['standing-offer']).update(text).digest('base64url')}`;

function isSigned(deps: Parts, text: string, token: string): boolean {
  const [given, right] = [token, signed(deps, text)].map((each) => Buffer.from(each));
  return !!given && !!right && given.length === right.length && timingSafeEqual(given, right);
}

/** The token of a standing order's offer for a day (STANDING-4). */
export const standingOfferToken = (deps: Parts, id: string, day: string): string =>
  signed(deps, `${id}.${day}`);

/** The standing order and day of a token signed by us; undefined for any other text. */
export function openStandingOffer(deps: Parts, token: string): { id: string; day: string } | undefined {
  const [id = '', day = ''] = token.split('.');
  return isSigned(deps, `${id}.${day}`, token) ? { id, day } : undefined;
}

/** An account's share of an allocation, and the address to which we mailed it. */
export type MailedShare = { allocation: string; licenseNumber: string; email: string };

const SHARE = 'share';

/** The token of the mail about a share (ALLOCATION-15). */
export function shareToken(deps: Parts, { allocation, licenseNumber, email }: MailedShare): string {
  const content = Buffer.from(JSON.stringify({ allocation, licenseNumber, email })).toString('base64url');
  return signed(deps, `${SHARE}.${content}`);
}

/** The share of a token signed by us; undefined for any other text. */
export function openShareToken(deps: Parts, token: string): MailedShare | undefined {
  const [kind, content = ''] = token.split('.');
  if (kind !== SHARE || !isSigned(deps, `${SHARE}.${content}`, token)) return undefined;
  return JSON.parse(Buffer.from(content, 'base64url').toString('utf8'));
}
