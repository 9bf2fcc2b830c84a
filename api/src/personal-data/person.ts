import { createHmac } from 'node:crypto';
import type { Deps } from '../dependencies.ts';
import { exactly } from '../queries/index.ts';

/** Whose data it is: an address in small letters, and what matches it however it was typed. */
export type Person = { email: string; same: RegExp };

export const personOf = (email: string): Person => ({ email, same: exactly(email) });

const masked = (text: string) => `${text.slice(0, 1)}***`;

/**
 * How the audit names a person without naming them: 'i***@t*** 3fa9c1d2'. The code is a keyed hash of the address: the same
 * person is found again, and no one can try addresses without the secret.
 */
export function subjectOf({ configuration }: Pick<Deps, 'configuration'>, email: string): string {
  const code = createHmac('sha256', configuration.keys.person).update(email).digest('hex').slice(0, 8);
  return `${email.split('@').map(masked).join('@')} ${code}`;
}
