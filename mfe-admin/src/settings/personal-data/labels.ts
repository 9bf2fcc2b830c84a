import type { PersonalDataJson, PersonalKind } from 'shared-domain/contracts';
import { RETENTION_KINDS, type RetentionKind } from 'shared-domain/staff';
import { shortDate } from '../../kit/moments/index.ts';
import { countText } from '../../kit/parts/index.ts';

export type Found = PersonalDataJson['found'][number];

export const KIND_NAMES: Readonly<Record<PersonalKind, string>> = {
  orders: 'Orders',
  kegs: 'Keg account',
  standing: 'Standing orders',
  contacts: 'Account contacts',
  messages: 'Contact messages',
  leads: 'Retail leads',
  alerts: 'Back-in-stock alerts',
  mails: 'Emails sent and waiting',
  sessions: 'Sessions, preferences and links',
  audit: 'Audit entries',
};

/** What an erasure does with each kind (PRIVACY-3, PRIVACY-4). */
export function fateOf({ kind, count, kept, until }: Found): string {
  if (kind === 'kegs' && kept > 0) return 'Stays while kegs are out';
  if (kind === 'audit') return "Kept until the audit's retention ends";
  if (kind !== 'orders') return 'Deleted';
  const replaced = count - kept;
  const lose = 'the customer becomes “Erased”; lines and amounts stay';
  if (kept === 0) return `In all of them ${lose}`;
  const stay = `${kept === 1 ? '1 stays' : `${kept} stay`} for the books${until ? `, until ${shortDate(until)}` : ''}`;
  return replaced === 0 ? stay : `${stay}; in ${replaced} of them ${lose}`;
}

export const RETENTION_NAMES: Readonly<Record<RetentionKind, string>> = {
  messages: 'Contact messages',
  leads: 'Retail leads',
  alerts: 'Back-in-stock alerts',
  standing: 'Ended standing orders',
  checkouts: 'Checkouts never paid',
  proofs: 'Signatures and photos',
  orders: 'Customer details of orders',
  audit: 'Audit',
};

export const RETENTION_HINTS: Readonly<Partial<Record<RetentionKind, string>>> = {
  alerts: "Counted from the last change of an address's alerts",
  proofs: 'Taken at the door. The recipient’s name and the time stay with the order.',
  orders: 'At least seven years, for the books. Lines and amounts stay.',
};

const ONE_AND_MANY: Readonly<Record<RetentionKind, readonly [one: string, many: string]>> = {
  messages: ['1 message', 'messages'],
  leads: ['1 lead', 'leads'],
  alerts: ["1 address's alerts", "addresses' alerts"],
  standing: ['1 standing order', 'standing orders'],
  checkouts: ['the customer of 1 checkout', 'customers of checkouts'],
  proofs: ['1 signature or photo', 'signatures and photos'],
  orders: ['the customer of 1 order', 'customers of orders'],
  audit: ['1 audit entry', 'audit entries'],
};

/** 'The next run, at 4:00 AM, erases 14 leads and 1 message.' */
export function dueText(due: Partial<Record<RetentionKind, number>>, time: string): string {
  const parts = RETENTION_KINDS.flatMap((kind) => {
    const count = due[kind] ?? 0;
    const [one, many] = ONE_AND_MANY[kind];
    return count === 0 ? [] : [count === 1 ? one : `${countText(count)} ${many}`];
  });
  return parts.length === 0
    ? 'Nothing is due to be erased in the next run.'
    : `The next run, at ${time}, erases ${new Intl.ListFormat('en', { type: 'conjunction' }).format(parts)}.`;
}
