import type { z } from 'zod';
import { type Day, dayOf, daysBetween } from '../../foundation/dates/index.ts';
import { type Cents, sumOf } from '../../foundation/money/index.ts';
import type { receivableEntry } from './description.ts';

/** What changes what an account owes (RECEIVABLE-1). */
export const RECEIVABLE_KINDS = ['invoice', 'payment', 'credit-note', 'write-off', 'correction'] as const;
export type ReceivableKind = (typeof RECEIVABLE_KINDS)[number];

/** The kinds in words, for pages and statements. */
export const KIND_LABELS: Readonly<Record<ReceivableKind, string>> = {
  invoice: 'Invoice',
  payment: 'Payment',
  'credit-note': 'Credit note',
  'write-off': 'Write-off',
  correction: 'Correction',
};

const ENTRY_ID = /^[\da-f]{8}-[\da-f-]{27}$/;

/** What a charged item is called: the number of its document, or its kind if it has none. */
export const itemName = (document: string): string =>
  ENTRY_ID.test(document) ? KIND_LABELS.correction : document;

/** One entry of an account's ledger. Entries are only added. */
export type ReceivableEntry = Readonly<z.infer<typeof receivableEntry>>;

/** What an entry charged, and how much of it isn't settled yet. */
export type ChargedItem = {
  readonly id: string;
  readonly document: string;
  /** ISO 8601. */
  readonly at: string;
  readonly due: Day;
  readonly cents: Cents;
  readonly left: Cents;
};

/** An account's items, the oldest first, and what no item took of what was paid. */
export type Receivables = { readonly items: readonly ChargedItem[]; readonly credit: Cents };

/** What an account owes: the sum of its entries, negative if it has paid more (RECEIVABLE-1). */
export const balanceOf = (entries: readonly Pick<ReceivableEntry, 'cents'>[]): Cents =>
  sumOf(entries.map(({ cents }) => cents));

/**
 * What of each item is left after these entries, in whatever order they are given (RECEIVABLE-3). Payments and credits settle the
 * items that they name, then the oldest; the rest is credit. Reversed entries are ignored.
 */
export function receivablesOf(entries: readonly ReceivableEntry[]): Receivables {
  const gone = new Set(entries.flatMap(({ id, undoes }) => (undoes === undefined ? [] : [id, undoes])));
  const standing = entries.filter(({ id }) => !gone.has(id)).sort(byTime);
  const items = standing.filter(({ cents }) => cents > 0).map(itemOf);
  let credit = 0;
  for (const { cents, settles = [] } of standing.filter((entry) => entry.cents < 0)) {
    let rest = -cents;
    for (const item of inTurn(items, settles)) {
      const part = Math.min(rest, item.left);
      item.left -= part;
      rest -= part;
    }
    credit += rest;
  }
  return { items, credit };
}

const byTime = (one: ReceivableEntry, other: ReceivableEntry): number =>
  one.at < other.at || (one.at === other.at && one.id < other.id) ? -1 : 1;

const itemOf = ({ id, document = id, at, due = dayOf(new Date(at)), cents }: ReceivableEntry) => ({
  ...{ id, document, at, due, cents },
  left: cents,
});

function inTurn<Item extends { document: string }>(items: Item[], settles: readonly string[]): Item[] {
  const named = items.filter(({ document }) => settles.includes(document));
  return [...named, ...items.filter((item) => !named.includes(item))];
}

/** How long past due an amount is (RECEIVABLE-2). */
export const AGES = ['current', 'to30', 'to60', 'to90', 'over90'] as const;
export type Age = (typeof AGES)[number];

/** The ages in words, for pages, statements and files. */
export const AGE_LABELS: Readonly<Record<Age, string>> = {
  current: 'Current',
  to30: '1 to 30 days',
  to60: '31 to 60 days',
  to90: '61 to 90 days',
  over90: 'Over 90 days',
};

/** The age of an amount on a day; on its due day it is still current. */
export function ageOf(due: Day, on: Day): Age {
  const late = daysBetween(due, on);
  if (late <= 0) return 'current';
  return late <= 30 ? 'to30' : late <= 60 ? 'to60' : late <= 90 ? 'to90' : 'over90';
}

/** An account's balance by age; a credit counts as current, so that the ages add up to the balance (RECEIVABLE-2). */
export function agesOf(
  { items, credit }: { readonly items: readonly Pick<ChargedItem, 'due' | 'left'>[]; readonly credit: Cents },
  on: Day,
): Record<Age, Cents> {
  const ages: Record<Age, Cents> = { current: 0 - credit, to30: 0, to60: 0, to90: 0, over90: 0 };
  for (const { due, left } of items) ages[ageOf(due, on)] += left;
  return ages;
}

/** What of a balance is overdue. */
export const overdueOf = ({ current: _, ...late }: Readonly<Record<Age, Cents>>): Cents =>
  sumOf(Object.values(late));

/** Days by which the oldest unsettled item is past due; 0 if none is. */
export const daysLate = (items: readonly Pick<ChargedItem, 'due' | 'left'>[], on: Day): number =>
  Math.max(0, ...items.filter(({ left }) => left > 0).map(({ due }) => daysBetween(due, on)));

/**
 * Whether staff can reverse an entry: a payment, write-off or correction that isn't reversed yet. Invoices and credit notes follow
 * their orders, card payments what is refunded (RECEIVABLE-6, RECEIVABLE-16).
 */
export function canReverse(entries: readonly ReceivableEntry[], id: string): boolean {
  const entry = entries.find((one) => one.id === id);
  if (!entry || entry.undoes !== undefined || entry.paymentIntent !== undefined) return false;
  if (entry.kind === 'invoice' || entry.kind === 'credit-note') return false;
  return !entries.some(({ undoes }) => undoes === id);
}

/** The entry that takes another one back. */
export const reversalOf = (entry: ReceivableEntry, at: string): ReceivableEntry => ({
  id: `undo ${entry.id}`,
  at,
  kind: entry.kind,
  cents: 0 - entry.cents,
  ...(entry.document === undefined ? {} : { document: entry.document }),
  undoes: entry.id,
});
