import type { AuditEntry, LicenceContact } from 'shared-domain/contracts';
import { type Kegs, kegsText } from 'shared-domain/kegs';
import { formatDollars } from 'shared-domain/money';
import { isOrderStatus, type PaymentTerms, STATUS_LABELS, termsText } from 'shared-domain/orders';
import { dayInMonth, fullDay, weekdayOf } from '../../kit/moments/index.ts';
import { actionText } from '../../kit/parts/index.ts';

/** An entry's headline and the line below it. */
export type EntryText = { title: string; note: string };

type Fields = Record<string, unknown>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const contactsOf = (fields: Fields): LicenceContact[] => (fields.contacts ?? []) as LicenceContact[];

function contactChangeText(before: Fields, after: Fields): string {
  const [was, now] = [contactsOf(before), contactsOf(after)];
  const name = (all: LicenceContact[], others: LicenceContact[]) =>
    all.find(({ email }) => !others.some((one) => one.email === email))?.name;
  const [added, removed] = [name(now, was), name(was, now)];
  if (added && !removed) return `${added} added`;
  return removed && !added ? `${removed} removed` : 'Contacts changed';
}

const LICENCE_FIELDS: Readonly<Record<string, (before: Fields, after: Fields) => string>> = {
  standing: (_, after) => (after.standing === 'suspended' ? 'Suspended' : 'Suspension lifted'),
  endDate: (_, { endDate }) => (endDate ? `End date ${fullDay(text(endDate))}` : 'End date removed'),
  checkedOn: (_, { checkedOn }) => (checkedOn ? 'Licence checked' : 'Check undone'),
  contacts: contactChangeText,
  note: () => 'Note changed',
  companyName: (_, after) => `Renamed to ${text(after.companyName)}`,
  deliveryAddress: () => 'Delivery address changed',
  otherAddresses: () => 'Other delivery addresses changed',
  premisesAddress: () => 'Premises address changed',
  licenceClass: () => 'Class changed',
  paymentTerms: (_, { paymentTerms = 'on-delivery' }) => termsText(paymentTerms as PaymentTerms),
  creditLimit: (_, { creditLimit }) =>
    creditLimit === undefined ? 'No credit limit' : `Credit limit ${formatDollars(Number(creditLimit))}`,
  creditHold: (_, { creditHold }) => (creditHold ? `On hold: ${text(creditHold)}` : 'Hold ended'),
  arrivalMails: (_, { arrivalMails }) =>
    `Emails before a delivery turned ${arrivalMails === false ? 'off' : 'on'}`,
};

function licenceChangeText({ before, after = {} }: AuditEntry): string {
  if (!before) return 'Licence added';
  const changed = Object.entries(LICENCE_FIELDS).filter(
    ([field]) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  return changed.map(([, words]) => words(before, after)).join(', ') || 'Licence changed';
}

const KEG_TITLES: Readonly<Record<string, string>> = {
  'kegs.out': 'Kegs delivered',
  'kegs.back': 'Kegs collected',
  'kegs.lost': 'Kegs written off',
  'kegs.corrected': 'Keg count corrected',
  'kegs.undo': 'Keg booking undone',
  'kegs.remind': 'Empty-keg reminder sent',
};

function kegNote({ before = {}, after = {} }: AuditEntry): string {
  const reason = text(after.reason);
  if (typeof after.kegs === 'string') return after.kegs;
  if (after.kegs) return [kegsText(after.kegs as Kegs), reason].filter(Boolean).join(' · ');
  const out = (fields: Fields) => kegsText((fields.out ?? {}) as Kegs);
  return [`${out(before)} → ${out(after)}`, reason].filter(Boolean).join(' · ');
}

const namesOf = (value: unknown): string => (Array.isArray(value) ? value.join(' and ') : '');

function statusChangeText({ before, after }: AuditEntry): string {
  const [from, to] = [text(before?.status), text(after?.status)];
  if (!isOrderStatus(to)) return 'Order changed';
  return isOrderStatus(from) ? `${STATUS_LABELS[from]} → ${STATUS_LABELS[to]}` : STATUS_LABELS[to];
}

/** 'Credited $65.40', 'Credit of $65.40 reversed' (CREDIT-6). */
function creditText({ amount }: NonNullable<AuditEntry['after']>): string {
  const dollars = Number(amount);
  return dollars < 0 ? `Credit of ${formatDollars(-dollars)} reversed` : `Credited ${formatDollars(dollars)}`;
}

/** The name of a member of staff; empty for what the system did. */
const whoOf = (who: string): string => (who.includes('@') ? who.slice(0, who.indexOf('@')) : '');

/** What happened to a person's sign-in to the shop (PEOPLE-5). */
const PERSON_TITLES: Readonly<Record<string, string>> = {
  'person.invitation': 'Invited to sign in',
  'person.roles': 'Sign-in changed',
  'person.removal': 'Sign-in ended',
};

const joined = (...parts: string[]): string => parts.filter(Boolean).join(' · ');

const RECEIVABLE_TITLES: Readonly<Record<string, string>> = {
  'receivable.payment': 'Payment recorded',
  'receivable.write-off': 'Invoice written off',
  'receivable.correction': 'Balance corrected',
  'receivable.reversed': 'Entry taken back',
  'receivable.statement': 'Statement mailed',
};

/** To whom a statement went, or what the account owes since. */
const receivableNote = ({ emails, owes, reason }: NonNullable<AuditEntry['after']>): string =>
  emails ? `to ${namesOf(emails)}` : joined(text(reason), `owes ${formatDollars(Number(owes))}`);

/** The title and note of a timeline entry. */
export function entryTextOf(entry: AuditEntry): EntryText {
  const { action, after = {}, subject, who } = entry;
  const by = whoOf(who);
  if (action === 'order.placed') {
    const day = text(after.day);
    const forDay = day && `for ${weekdayOf(day)}, ${dayInMonth(day)}`;
    return { title: 'Order placed', note: joined(subject, forDay, formatDollars(Number(after.totalAmount))) };
  }
  if (action === 'order.status') return { title: statusChangeText(entry), note: joined(subject, by) };
  if (action === 'order.refund') return { title: 'Refunded', note: joined(subject, by) };
  if (action.startsWith('order.credit')) return { title: creditText(after), note: joined(subject, by) };
  if (action.startsWith('file.')) return { title: actionText(action), note: joined(subject, by) };
  if (action.startsWith('order.')) return { title: 'Order changed', note: joined(subject, by) };
  if (action === 'licence.save') {
    const why = after.standing === 'suspended' ? text(after.suspensionReason) : '';
    return { title: licenceChangeText(entry), note: joined(by, why) };
  }
  if (action === 'licence.import') return { title: 'Imported from a file', note: by };
  if (action === 'licence.link')
    return { title: 'Link emailed', note: joined(by, `to ${namesOf(after.to)}`) };
  const ofPerson = PERSON_TITLES[action];
  if (ofPerson) return { title: ofPerson, note: joined(text(after.email), by) };
  if (action === 'licence.reminder')
    return { title: `Reminder email, ${Number(after.days)} days`, note: `To ${namesOf(after.to)}` };
  const money = RECEIVABLE_TITLES[action];
  if (money) return { title: money, note: joined(by, receivableNote(after)) };
  const kegs = KEG_TITLES[action];
  return kegs ? { title: kegs, note: joined(kegNote(entry), by) } : { title: actionText(action), note: by };
}
