import { randomUUID } from 'node:crypto';
import { IMPORT_MESSAGES } from 'shared-domain/imports';
import { type Task, workOnEach } from '../../foundation/background/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import type { AuditDocument } from '../../requests/audit/index.ts';
import { entryOf } from '../../requests/audit/index.ts';
import { decideFeeds } from './feeds.ts';
import { deleteRows, type ImportDocument, importModel, importRowModel } from './model.ts';
import { targetOf } from './targets/index.ts';
import { applyWork, type ImportProgress, undoWork, type Work } from './work.ts';

/** Lease of the process that works on an import; far longer than a batch takes. */
const LEASE_MS = 15_000;
const MAX_ATTEMPTS = 5;
const TELL_EVERY_MS = 1_000;

/** Applies and undoes imports in the background, each by one process at a time. */
export function importTask(deps: Deps): Task {
  const run = async (signal?: AbortSignal) => {
    await decideFeeds(deps);
    await workOnImports(deps, signal);
  };
  return { name: 'imports', everyMs: 500, run };
}

/** Takes up every import that is waiting to be applied or undone and isn't leased. */
export async function workOnImports(deps: Deps, signal?: AbortSignal): Promise<void> {
  await clearInterrupted(deps);
  for (;;) {
    const claimed = signal?.aborted ? null : await claim(deps);
    if (!claimed) return;
    await workOn(deps, claimed, signal);
  }
}

/**
 * An interrupted upload can't be resumed, since its file was lost with the process that read it. Staff are asked for the file
 * again, and its rows are deleted, as are rows that a killed process left of a discarded review.
 */
async function clearInterrupted(deps: Deps): Promise<void> {
  const { connection, clock } = deps;
  const imports = importModel(connection);
  const isOver = { leaseUntil: { $lt: clock() } };
  await imports.updateMany(
    { state: 'parsing', ...isOver },
    { $set: { state: 'failed', failure: INTERRUPTED } },
  );
  const left = await imports
    .find({ state: { $in: ['failed', 'discarded'] }, ...isOver })
    .select('_id')
    .lean();
  await workOnEach(deps, left, async ({ _id }) => {
    await deleteRows(connection, _id);
    await imports.updateOne({ _id }, { $unset: { leaseUntil: 1 } });
  });
}

/** What an upload says that a killed process left half read. */
export const INTERRUPTED = 'The upload was interrupted. Please upload the file again.';

async function claim({ connection, clock }: Deps): Promise<ImportDocument | null> {
  const now = clock();
  return importModel(connection)
    .findOneAndUpdate(
      { state: { $in: ['applying', 'undoing'] }, leaseUntil: { $lte: now } },
      {
        $set: { lease: randomUUID(), leaseUntil: new Date(now.getTime() + LEASE_MS) },
        $inc: { attempts: 1 },
      },
      { returnDocument: 'after' },
    )
    .lean<ImportDocument>();
}

async function workOn(deps: Deps, claimed: ImportDocument, signal?: AbortSignal): Promise<void> {
  try {
    const work = await workFor(deps, claimed);
    let announcedAt = 0;
    for (;;) {
      if (signal?.aborted) return await release(deps, claimed);
      if ((await work.next()) === 0) break;
      if (!(await progressed(deps, claimed, work.state()))) return;
      if (performance.now() - announcedAt > TELL_EVERY_MS) {
        announcedAt = performance.now();
        await targetOf(deps, claimed.kind).changed();
      }
    }
    await finish(deps, claimed, work.state());
  } catch (cause) {
    deps.logger.error({ import: claimed._id, attempts: claimed.attempts, err: cause }, 'an import failed');
    await giveUpOrWait(deps, claimed);
  }
}

const workFor = (deps: Deps, claimed: ImportDocument): Promise<Work> =>
  claimed.state === 'applying'
    ? applyWork(deps, claimed, () => progressed(deps, claimed, {}))
    : undoWork(deps, claimed);

/** Stores the progress and renews the lease. False if another process has taken over. */
async function progressed(
  deps: Deps,
  { _id, lease }: ImportDocument,
  state: ImportProgress,
): Promise<boolean> {
  const leaseUntil = new Date(deps.clock().getTime() + LEASE_MS);
  const { matchedCount } = await importModel(deps.connection).updateOne(
    { _id, lease },
    { $set: { leaseUntil, ...state } },
  );
  await deps.live.changed('imports');
  return matchedCount === 1;
}

async function finish(deps: Deps, claimed: ImportDocument, state: ImportProgress): Promise<void> {
  const now = deps.clock();
  const refused = await importRowModel(deps.connection)
    .find({ import: claimed._id, outcome: 'refused' })
    .select('sku')
    .limit(1_000)
    .maxTimeMS(30_000)
    .lean();
  const end =
    claimed.state === 'applying'
      ? { state: 'applied' as const, appliedAt: now }
      : { state: 'undone' as const, undoneAt: now, conflicts: refused.map(({ sku }) => sku) };
  const { done = 0, total = 0 } = state.progress ?? {};
  // Rows that weren't applied after all don't count as changes to make.
  const reached = claimed.state === 'applying' ? done : total;
  const progress = { done: reached, total: reached };
  await targetOf(deps, claimed.kind).changed();
  const { matchedCount } = await importModel(deps.connection).updateOne(
    { _id: claimed._id, lease: claimed.lease },
    {
      $set: { ...end, ...state, progress },
      $unset: { lease: 1, leaseUntil: 1 },
      $push: { pendingAudit: endEntry(deps, claimed) },
    },
  );
  if (matchedCount === 0) return;
  deps.metrics.imports.inc({ kind: claimed.kind, outcome: end.state });
  await deps.live.changed('imports');
}

/** The audit entry of a requested step's result. */
function endEntry(deps: Deps, claimed: ImportDocument): AuditDocument {
  const { _id: subject, state, appliedBy = '', undoneBy = '', kind, fileName, counts } = claimed;
  const [action, who] = state === 'applying' ? ['import.applied', appliedBy] : ['import.undone', undoneBy];
  return entryOf(deps, who, { action, subject, after: { kind, fileName, counts } });
}

async function release({ connection, clock }: Deps, { _id, lease }: ImportDocument): Promise<void> {
  await importModel(connection).updateOne({ _id, lease }, { $set: { leaseUntil: clock(), attempts: 0 } });
}

async function giveUpOrWait(deps: Deps, { _id, lease, attempts, kind }: ImportDocument): Promise<void> {
  if (attempts < MAX_ATTEMPTS) return;
  await importModel(deps.connection).updateOne(
    { _id, lease },
    { $set: { state: 'failed', failure: IMPORT_MESSAGES.applyError }, $unset: { lease: 1, leaseUntil: 1 } },
  );
  deps.metrics.imports.inc({ kind, outcome: 'failed' });
  await deps.live.changed('imports');
}
