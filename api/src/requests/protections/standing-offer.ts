import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../foundation/dependencies.ts';

/** The token of a standing order's offer for a day: deterministic, so that its mail can be resent (STANDING-4). */
export function standingOfferToken(
  { configuration }: Pick<Deps, 'configuration'>,
  id: string,
  day: string,
): string {
  const hmac = createHmac('sha256', configuration.keys['standing-offer']);
  return `${id}.${day}.${hmac.update(`${id}.${day}`).digest('base64url')}`;
}

/** The standing order and day of a token signed by us; undefined for any other text. */
export function openStandingOffer(deps: Deps, token: string): { id: string; day: string } | undefined {
  const [id = '', day = ''] = token.split('.');
  const [given, right] = [token, standingOfferToken(deps, id, day)].map((text) => Buffer.from(text));
  const isSigned = given && right && given.length === right.length && timingSafeEqual(given, right);
  return isSigned ? { id, day } : undefined;
}
