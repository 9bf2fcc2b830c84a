import type { Deps } from '../../foundation/dependencies.ts';
import { entryOf, NO_ENTRIES, NOT_REMOVED } from '../../requests/audit/index.ts';
import { problem } from '../../requests/problems/index.ts';
import type { Staff } from '../../requests/protections/index.ts';
import { type FindingDocument, findingModel } from './model.ts';

/**
 * Records who requested a finding's repair, before the repair, so that whichever check sees the disagreement gone can audit
 * it, even if the repairing process was killed.
 */
export async function askForRepair(deps: Deps, staff: Staff, id: string): Promise<FindingDocument> {
  const findings = findingModel(deps.connection);
  const finding = await findings.findOne({ _id: id, ...NOT_REMOVED }).lean();
  if (!finding) throw problem('finding_not_found');
  const asked = entryOf(deps, staff.email, {
    action: 'sentinel.repair',
    subject: id,
    before: { kind: finding.kind, detail: finding.detail },
    after: { repair: finding.repair ?? null },
  });
  const { matchedCount } = await findings.updateOne({ _id: id, ...NOT_REMOVED }, { $set: { asked } });
  if (matchedCount === 0) throw problem('finding_not_found');
  return { ...finding, asked };
}

/** Undoes that after a refused repair, which changed nothing. */
export async function forgetRepair({ connection }: Deps, { _id, asked }: FindingDocument): Promise<void> {
  await findingModel(connection).updateOne({ _id, 'asked._id': asked?._id }, { $unset: { asked: 1 } });
}

/** Removes a finding whose disagreement is gone. If staff had asked for its repair, the audit says so. */
export async function settleFinding(deps: Deps, { _id, asked }: FindingDocument): Promise<void> {
  const findings = findingModel(deps.connection);
  if (!asked) {
    await findings.deleteOne({ _id, asked: { $exists: false }, ...NO_ENTRIES });
    return;
  }
  await findings.updateOne(
    { _id, 'asked._id': asked._id },
    { $set: { removedAt: deps.clock() }, $unset: { asked: 1 }, $push: { pendingAudit: asked } },
  );
}
