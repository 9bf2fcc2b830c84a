import { createHmac } from 'node:crypto';
import { matchingExactly } from '../../foundation/database/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';

/** The person: a lower-case address, and a pattern that matches it in any case. */
export type Person = { email: string; same: RegExp };

export const personOf = (email: string): Person => ({ email, same: matchingExactly(email) });

const masked = (text: string) => `${text.slice(0, 1)}***`;

/**
 * A pseudonym for the audit: 'i***@t*** 3fa9c1d2'. The code is a keyed hash of the address, so that the same person can be
 * recognised, but addresses can't be guessed without the secret.
 */
export function subjectOf({ configuration }: Pick<Deps, 'configuration'>, email: string): string {
  const code = createHmac('sha256', configuration.keys.person).update(email).digest('hex').slice(0, 8);
  return `${email.split('@').map(masked).join('@')} ${code}`;
}
