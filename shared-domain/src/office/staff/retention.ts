import { addDays, dayOf, startOfDay } from '../../foundation/dates/index.ts';

/** What is erased after a time, in display order (PRIVACY-6). */
export const RETENTION_KINDS = [
  'messages',
  'leads',
  'alerts',
  'standing',
  'checkouts',
  'proofs',
  'orders',
  'audit',
] as const;
export type RetentionKind = (typeof RETENTION_KINDS)[number];

/** After how many days each kind is erased. */
export type Retention = Readonly<Record<RetentionKind, number>>;

const SEVEN_YEARS = 2557;

/** The defaults. Orders and the audit stay for seven years, since books must be kept for six years after their own. */
export const RETENTION_DEFAULTS: Retention = {
  messages: 365,
  leads: 730,
  alerts: 180,
  standing: 365,
  checkouts: 90,
  proofs: 90,
  orders: SEVEN_YEARS,
  audit: SEVEN_YEARS,
};

/** The minimum number of days; what the books need can't be erased sooner (PRIVACY-6). */
export const RETENTION_MIN_DAYS: Retention = {
  messages: 30,
  leads: 30,
  alerts: 30,
  standing: 30,
  checkouts: 30,
  proofs: 30,
  orders: SEVEN_YEARS,
  audit: 365,
};

/** The maximum number of days. */
export const RETENTION_MAX_DAYS = 7300;

/** The instant before which data is erased if it is kept for a number of days: a midnight in Vancouver. */
export const erasedBefore = (days: number, at: Date): Date => startOfDay(addDays(dayOf(at), -days));
