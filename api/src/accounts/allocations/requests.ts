import { momentText, phaseOf } from 'shared-domain/licences';
import { driverCollection } from '../../foundation/database/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { entryOf } from '../../requests/audit/index.ts';
import { problem } from '../../requests/problems/index.ts';
import { type Licensee, refuseUnlessInStanding } from '../../requests/protections/index.ts';
import { licenseeModel } from '../licences/index.ts';
import { OPEN_THE_LINK } from './account.ts';
import { findAllocation } from './announcement.ts';
import { changeShare } from './confirming.ts';
import { allocationModel } from './model.ts';
import { bringProductUpToDate, TAKE_BACK_MS } from './product.ts';
import { allocationRefused } from './refusals.ts';

/**
 * Records how many units an account requests; 0 withdraws the request (ALLOCATION-3). `maySink`: whether this browser may also
 * ask for less (ALLOCATION-15). `entries`: what the audit says of it.
 */
export async function requestUnits(
  deps: Deps,
  id: string,
  { licenseNumber, companyName }: Licensee,
  units: number,
  maySink: boolean,
  entries: readonly object[] = [],
): Promise<void> {
  const at = deps.clock();
  const more = { requests: { $elemMatch: { licenseNumber, units: { $gt: units } } } };
  const others = {
    $filter: { input: '$requests', as: 'one', cond: { $ne: ['$$one.licenseNumber', licenseNumber] } },
  };
  const mine = units > 0 ? [{ licenseNumber, companyName, units, at }] : [];
  const { matchedCount } = await driverCollection(allocationModel(deps.connection)).updateOne(
    {
      _id: id,
      kind: 'shared',
      state: 'announced',
      opensAt: { $lte: at },
      closesAt: { $gt: at },
      most: { $gte: units },
      ...(maySink ? {} : { $nor: [more] }),
    },
    [
      {
        $set: {
          requests: { $concatArrays: [others, { $literal: mine }] },
          asks: { $add: ['$asks', 1] },
          pendingAudit: { $concatArrays: [{ $ifNull: ['$pendingAudit', []] }, { $literal: entries }] },
        },
      },
    ],
    { maxTimeMS: 5_000 },
  );
  if (matchedCount === 0) throw await whyNot(deps, id, units);
}

/** Records the request of an account that phoned, which may also ask for less (ALLOCATION-16). */
export async function requestForAccount(
  deps: Deps,
  who: string,
  id: string,
  licenseNumber: string,
  units: number,
): Promise<void> {
  const licensee = await licenseeModel(deps.connection).findById(licenseNumber, { companyName: 1 }).lean();
  if (!licensee) throw problem('licence_not_found');
  await refuseUnlessInStanding(deps, licenseNumber);
  const { requests } = await findAllocation(deps, id);
  const asked = requests.find((request) => request.licenseNumber === licenseNumber)?.units ?? 0;
  const entry = entryOf(deps, who, {
    action: 'allocation.request',
    subject: id,
    before: { licence: licenseNumber, units: asked },
    after: { licence: licenseNumber, units },
  });
  await requestUnits(deps, id, { licenseNumber, companyName: licensee.companyName }, units, true, [entry]);
}

async function whyNot(deps: Deps, id: string, units: number) {
  const allocation = await allocationModel(deps.connection).findById(id).lean();
  if (!allocation) return problem('allocation_not_found');
  const { state, kind, most, opensAt, closesAt } = allocation;
  const now = deps.clock();
  if (state === 'cancelled') return allocationRefused('This allocation was cancelled.');
  if (kind !== 'shared') return allocationRefused('No request is needed: add these to your cart.');
  const phase = phaseOf({ opensAt: opensAt.toISOString(), closesAt: closesAt.toISOString() }, now);
  if (phase === 'planned') return allocationRefused(`Requests open ${momentText(opensAt, now)}.`);
  if (phase === 'open' && units <= most) return allocationRefused(OPEN_THE_LINK);
  if (phase === 'open') return allocationRefused(`At most ${most} for each account.`);
  return allocationRefused(`Requests closed ${momentText(closesAt, now)}.`);
}

/** Releases an account's held units, or undoes that within a minute (ALLOCATION-9). */
export async function declineShare(
  deps: Deps,
  id: string,
  licenseNumber: string,
  isDeclined: boolean,
): Promise<void> {
  const now = deps.clock();
  const also = { heldUntil: { $gt: now } };
  const since = { $gt: new Date(now.getTime() - TAKE_BACK_MS) };
  const isChanged = isDeclined
    ? await changeShare(deps, id, { licenseNumber, state: 'held' }, { state: 'let-go' }, also)
    : await changeShare(deps, id, { licenseNumber, state: 'let-go', at: since }, { state: 'held' }, also);
  if (!isChanged)
    throw allocationRefused(isDeclined ? 'Nothing is held for you.' : 'These are back on sale.');
  await bringProductUpToDate(deps, id);
}
