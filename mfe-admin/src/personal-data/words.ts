import type { PersonalDataJson, PersonalKind } from 'shared-domain/contracts';
import { shortDate } from '../moments/index.ts';

export type Found = PersonalDataJson['found'][number];

/** Each kind of personal data by its name on the page. */
export const KIND_NAMES: Readonly<Record<PersonalKind, string>> = {
  orders: 'Orders',
  kegs: 'Keg account',
  standing: 'Standing orders',
  contacts: 'Contacts of accounts',
  messages: 'Contact messages',
  leads: 'Retail leads',
  alerts: 'Back-in-stock alerts',
  mails: 'Mails sent and waiting',
  sessions: 'Sessions, preferences and links',
  audit: 'Entries of the audit',
};

/** What an erasure does with what was found of a kind (PRIVACY-3, PRIVACY-4). */
export function fateOf({ kind, count, kept, until }: Found): string {
  if (kind === 'kegs' && kept > 0) return 'Stays while kegs are out';
  if (kind === 'audit') return "Stay until the audit's own time is over";
  if (kind !== 'orders') return 'Deleted';
  const replaced = count - kept;
  const lose = 'their customer becomes “Erased”, lines and amounts stay';
  if (kept === 0) return `In all of them ${lose}`;
  const stay = `${kept === 1 ? '1 stays' : `${kept} stay`} as books need ${kept === 1 ? 'it' : 'them'}${until ? `, until ${shortDate(until)}` : ''}`;
  return replaced === 0 ? stay : `${stay}; in ${replaced} of them ${lose}`;
}
