import { addDays, type Day, dayOf } from 'shared-domain/dates';
import { lastDueWeek, type ReportingWeek, reportingWeek } from 'shared-domain/suppliers';
import { readSuppliers } from '../../catalogue/suppliers/index.ts';
import type { Task } from '../../foundation/background/index.ts';
import { isDuplicate } from '../../foundation/database/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { type ReportDocument, reportId, reportModel } from './model.ts';
import { weekLines } from './week-lines.ts';

const EVERY_MS = 10 * 60_000;

/** Prepares the reports of each week on Monday at 6 in the morning. Several processes may run it at once (REPORT-1). */
export const salesReportTask = (deps: Deps): Task => ({
  name: 'sales reports',
  everyMs: EVERY_MS,
  run: () => prepareDue(deps),
});

/** Prepares what is due and missing: of the latest week, and of those after the last report. */
export async function prepareDue(deps: Deps): Promise<void> {
  const now = deps.clock();
  const due = lastDueWeek(now, dayOf(now));
  const last = await reportModel(deps.connection)
    .findOne()
    .sort({ week: -1 })
    .select('week')
    .lean<{ week: Day }>();
  for (let week = last?.week ?? due.from; week <= due.from; week = addDays(week, 7))
    await prepareMissing(deps, reportingWeek(week));
}

async function prepareMissing(deps: Deps, week: ReportingWeek): Promise<void> {
  const suppliers = await readSuppliers(deps.connection);
  const there = await reportModel(deps.connection).distinct('supplier', { week: week.from });
  const missing = suppliers.filter(({ id }) => !there.includes(id)).map(({ id }) => id);
  if (missing.length > 0) await prepareWeek(deps, week, missing);
}

/** Prepares reports of a week that aren't sent, and after them the later ones, whose corrections follow from them. */
export async function prepareAgain(deps: Deps, week: ReportingWeek): Promise<void> {
  const later = await reportModel(deps.connection).distinct('week', {
    week: { $gt: week.from },
    state: 'prepared',
  });
  for (const from of [week.from, ...later.sort()]) await prepareWeek(deps, reportingWeek(from));
}

async function prepareWeek(deps: Deps, week: ReportingWeek, only?: readonly string[]): Promise<void> {
  const suppliers = await readSuppliers(deps.connection);
  const preparedAt = deps.clock();
  const lines = await weekLines(deps, week, suppliers);
  for (const supplier of suppliers) {
    if (only && !only.includes(supplier.id)) continue;
    const { id, name, licenceNumber, ldbVendorNumber } = supplier;
    await store(deps, {
      ...{ _id: reportId(id, week.from), supplier: id, name, week: week.from, state: 'prepared' as const },
      ...(licenceNumber ? { licenceNumber } : {}),
      ...(ldbVendorNumber ? { ldbVendorNumber } : {}),
      ...{ lines: lines.get(id) ?? [], preparedAt },
    });
  }
}

/** A sent report stays as it is (REPORT-4). */
async function store(
  deps: Deps,
  { _id, ...report }: Omit<ReportDocument, 'version' | 'followUps' | 'pendingAudit'>,
): Promise<void> {
  try {
    await reportModel(deps.connection).updateOne(
      { _id, state: { $ne: 'sent' } },
      { $set: report, $inc: { version: 1 }, $setOnInsert: { followUps: [] } },
      { upsert: true },
    );
  } catch (cause) {
    if (!isDuplicate(cause)) throw cause;
  }
}
