import type { MailPreviewJson } from 'shared-domain/contracts';
import { endDatesAt, reminderDue, standingOf } from 'shared-domain/licences';
import { type Task, workOnEach } from '../../foundation/background/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import type { LicenceEnd, MailsAbout, Send } from '../../messages/mails/index.ts';
import { previewOf } from '../../messages/mails/index.ts';
import { followUp, sourceOf } from '../../requests/follow-ups/index.ts';
import { mailAddressesOf } from './mail-addresses.ts';
import { type LicenseeDocument, licenseeModel } from './model.ts';

const EVERY_MS = 10 * 60_000;

/** Reminds licensees of their licence's end. Several processes may run it concurrently. */
export const reminderTask = (deps: Deps): Task => ({
  name: 'licence reminders',
  everyMs: EVERY_MS,
  run: (signal) => remindOfEnds(deps, signal),
});

export const licenseeSource = sourceOf(licenseeModel);

/** Stores every due reminder with its mails (LICENCE-12). */
export async function remindOfEnds(deps: Deps, signal?: AbortSignal): Promise<void> {
  const now = deps.clock();
  const { licenceGraceDays } = await deps.tradeSettings();
  const { from, until } = endDatesAt(now, licenceGraceDays)['ends-soon'];
  const ending = licenseeModel(deps.connection)
    .find({ endDate: { $gte: from, $lte: until }, standing: { $ne: 'suspended' } })
    .maxTimeMS(60_000)
    .lean<LicenseeDocument[]>()
    .cursor({ batchSize: 100 });
  const remindIfDue = async (licensee: LicenseeDocument) => {
    const days = reminderDue(licensee, now, licensee.reminders);
    if (days !== null) await remind(deps, licensee, days);
  };
  await workOnEach(deps, ending as AsyncIterable<LicenseeDocument>, remindIfDue, signal);
}

/** The reminder that a licence's contacts get next; undefined without an end date. */
export async function previewReminder(
  deps: Deps,
  licensee: LicenseeDocument,
): Promise<MailPreviewJson | undefined> {
  const values = await reminderValues(deps, licensee);
  if (!values) return undefined;
  const to = (await mailAddressesOf(deps, [licensee._id])).get(licensee._id) ?? [];
  return { to, ...previewOf(deps, { ...values, kind: 'licence-reminder', to: to[0] ?? '' }) };
}

async function reminderValues(deps: Deps, { _id, endDate, companyName }: LicenseeDocument) {
  const { licenceGraceDays } = await deps.tradeSettings();
  const { ordersUntil } = standingOf({ endDate }, deps.clock(), licenceGraceDays);
  if (endDate === undefined || ordersUntil === undefined) return undefined;
  return { licenseNumber: _id, companyName, endDate, ordersUntil };
}

/**
 * One conditional write stores the reminder and its mails, unless this or a later one is stored, so that each goes out once
 * despite crashes and concurrency. Without a recipient it waits for one.
 */
async function remind(deps: Deps, licensee: LicenseeDocument, days: number): Promise<void> {
  const { _id, endDate } = licensee;
  const to = (await mailAddressesOf(deps, [_id])).get(_id) ?? [];
  const values = await reminderValues(deps, licensee);
  if (to.length === 0 || !values) return;
  const at = deps.clock();
  const mails = to.map((address) =>
    followUp('email', at, { mail: 'licence-reminder', to: address, ...values }),
  );
  await licenseeModel(deps.connection).updateOne(
    {
      _id,
      endDate,
      standing: { $ne: 'suspended' },
      reminders: { $not: { $elemMatch: { endDate, days: { $lte: days } } } },
    },
    { $push: { reminders: { endDate, days, at, to }, followUps: { $each: mails } } },
  );
}

/** The reminder of a licence's end; none once it was renewed. */
export const licenceMails: MailsAbout = {
  'licence-reminder': (record, data) => {
    const end = data as Send<LicenceEnd>;
    return (record as LicenseeDocument).endDate === end.endDate
      ? { ...end, kind: 'licence-reminder' }
      : undefined;
  },
};
