import type { DueRemindersJson } from 'shared-domain/contracts';
import { dayOf, longDate } from 'shared-domain/dates';
import { formatCents, sumOf } from 'shared-domain/money';
import {
  itemName,
  REMINDER_KINDS,
  type ReminderDays,
  type ReminderKind,
  remindersOn,
} from 'shared-domain/receivables';
import { type Task, workOnEach } from '../../foundation/background/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { type DueReminder, previewOf } from '../../messages/mails/index.ts';
import { followUp } from '../../requests/follow-ups/index.ts';
import { billsLink } from '../contact-links/index.ts';
import { billAddressesOf } from '../licences/index.ts';
import { type ReceivablesDocument, receivablesModel } from '../receivables/index.ts';

const EVERY_MS = 10 * 60_000;

/** Reminds accounts of invoices that are due soon or late. Several processes may run it concurrently. */
export const dueReminderTask = (deps: Deps): Task => ({
  name: 'reminders of due invoices',
  everyMs: EVERY_MS,
  run: (signal) => remindOfDue(deps, signal),
});

type Owing = Pick<ReceivablesDocument, '_id' | 'name' | 'open' | 'reminders'>;

const owingAccounts = ({ connection }: Deps) =>
  receivablesModel(connection)
    .find({ balance: { $gt: 0 } }, { name: 1, open: 1, reminders: 1 })
    .maxTimeMS(60_000)
    .lean<Owing[]>();

/** Stores every reminder that is due with its mails, each once (RECEIVABLE-19). */
export async function remindOfDue(deps: Deps, signal?: AbortSignal): Promise<void> {
  const days = await deps.tradeSettings();
  if (days.remindDaysBefore === 0 && days.remindDaysAfter === 0) return;
  const owing = owingAccounts(deps).cursor({ batchSize: 100 }) as AsyncIterable<Owing>;
  const remindEach = async (account: Owing) => {
    for (const kind of REMINDER_KINDS) await remind(deps, account, { kind, days });
  };
  await workOnEach(deps, owing, remindEach, signal);
}

const dueOf = (deps: Deps, { open, reminders = [] }: Owing, days: ReminderDays) =>
  remindersOn(open, dayOf(deps.clock()), { days, made: reminders });

/**
 * One conditional write stores an account's reminders with their mails, unless one of them is stored: then the next run sees which are
 * left. Without a recipient they wait for one.
 */
async function remind(
  deps: Deps,
  account: Owing,
  { kind, days }: { kind: ReminderKind; days: ReminderDays },
): Promise<void> {
  const due = dueOf(deps, account, days)[kind];
  if (due.length === 0) return;
  const { _id } = account;
  const emails = (await billAddressesOf(deps, [_id])).get(_id) ?? [];
  if (emails.length === 0) return;
  const at = deps.clock();
  const documents = due.map(({ document }) => document);
  const made = due.map((item) => ({ document: item.document, due: item.due, kind, at }));
  const mails = emails.map((to) => followUp('email', at, { mail: 'due-reminder', to, kind, documents }));
  await receivablesModel(deps.connection).updateOne(
    {
      _id,
      reminders: {
        $not: { $elemMatch: { kind, $or: due.map(({ document, due: day }) => ({ document, due: day })) } },
      },
    },
    { $push: { reminders: { $each: made }, followUps: { $each: mails } } },
  );
}

/** The mail of a reminder: the invoices that are still open; undefined if none is. */
export function reminderContent(
  { _id, name, open }: Owing,
  data: object,
  deps: Pick<Deps, 'configuration' | 'clock'>,
): ({ kind: 'due-reminder'; to: string } & DueReminder) | undefined {
  const { to, kind, documents } = data as { to: string; kind: ReminderKind; documents: string[] };
  const invoices = open.filter(({ document }) => documents.includes(document));
  if (invoices.length === 0) return undefined;
  return {
    ...{ kind: 'due-reminder', to, name, isLate: kind === 'late' },
    total: formatCents(sumOf(invoices.map(({ left }) => left))),
    invoices: invoices.map(({ document, due, left }) => [
      itemName(document),
      `${formatCents(left)}, ${kind === 'late' ? 'was due' : 'due'} ${longDate(due)}`,
    ]),
    link: billsLink(deps, _id, { email: to, from: dayOf(deps.clock()) }),
  };
}

/** Who would be reminded now, were these days set, and one of the mails. */
export async function previewReminders(deps: Deps, days: ReminderDays): Promise<DueRemindersJson> {
  const owing = await owingAccounts(deps);
  const found = owing.flatMap((account) => {
    const due = dueOf(deps, account, days);
    return REMINDER_KINDS.filter((kind) => due[kind].length > 0).map((kind) => ({
      ...{ account, kind, documents: due[kind].map(({ document }) => document) },
    }));
  });
  const addresses = await billAddressesOf(
    deps,
    found.map(({ account }) => account._id),
  );
  const first = found.find(({ account }) => addresses.get(account._id)?.length);
  const example =
    first &&
    reminderContent(first.account, { ...first, to: addresses.get(first.account._id)?.[0] ?? '' }, deps);
  return {
    reminders: found.map(({ account: { _id, name }, kind, documents }) => ({
      ...{
        licenseNumber: _id,
        name,
        kind,
        invoices: documents.map(itemName),
        emails: addresses.get(_id) ?? [],
      },
    })),
    ...(example ? { example: previewOf(deps, example) } : {}),
  };
}
