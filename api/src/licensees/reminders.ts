import type { Connection } from 'mongoose';
import { endDatesAt, reminderDue, standingOf } from 'shared-domain/licences';
import type { Task } from '../background/index.ts';
import type { Deps } from '../dependencies.ts';
import { type FollowUpSource, followUp } from '../follow-ups/index.ts';
import { mailAddressesOf } from './mail-addresses.ts';
import { type LicenseeDocument, licenseeModel } from './model.ts';

const EVERY_MS = 10 * 60_000;

/** Reminds licensees of the end of their licence. Any number of processes may run it at once. */
export const reminderTask = (deps: Deps): Task => ({
  name: 'licence reminders',
  everyMs: EVERY_MS,
  run: (signal) => remindOfEnds(deps, signal),
});

/** Licences as the worker goes through them. */
export const licenseeSource = (connection: Connection): FollowUpSource =>
  licenseeModel(connection) as unknown as FollowUpSource;

/** Notes every reminder that is due, with the mails that it owes (LICENCE-12). */
export async function remindOfEnds(deps: Deps, signal?: AbortSignal): Promise<void> {
  const now = deps.clock();
  const { licenceGraceDays } = await deps.tradeSettings();
  const { from, until } = endDatesAt(now, licenceGraceDays)['ends-soon'];
  const ending = licenseeModel(deps.connection)
    .find({ endDate: { $gte: from, $lte: until }, standing: { $ne: 'suspended' } })
    .maxTimeMS(60_000)
    .lean<LicenseeDocument[]>()
    .cursor({ batchSize: 100 });
  for await (const licensee of ending) {
    if (signal?.aborted) return;
    const days = reminderDue(licensee, now, licensee.reminders);
    if (days !== null) await remind(deps, licensee, days);
  }
}

/**
 * One write holds the reminder and its mails, on the condition that this or a later one is not noted yet: whatever
 * crashes, and however many look at once, each goes out once. Without an address it waits for one.
 */
async function remind(deps: Deps, licensee: LicenseeDocument, days: number): Promise<void> {
  const { _id, endDate = '', companyName } = licensee;
  const to = (await mailAddressesOf(deps, [_id])).get(_id) ?? [];
  if (to.length === 0) return;
  const at = deps.clock();
  const { licenceGraceDays } = await deps.tradeSettings();
  const { ordersUntil } = standingOf({ endDate }, at, licenceGraceDays);
  const mails = to.map((address) =>
    followUp('email', at, {
      mail: 'licence-reminder',
      to: address,
      licenseNumber: _id,
      companyName,
      endDate,
      ordersUntil,
    }),
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
