import { drawLot, HOLD_MS, shareUnits } from 'shared-domain/licences';
import { workOnEach } from '../../foundation/background/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { STALE_MS, settleConfirming } from './confirming.ts';
import { type AllocationDocument, allocationModel, type Share } from './model.ts';
import { bringProductUpToDate } from './product.ts';
import { shareMails } from './share-mails.ts';

/** Does what is due: shares closed allocations, ends expired holds, updates products. */
export async function workOnAllocations(deps: Deps, signal?: AbortSignal): Promise<void> {
  const now = deps.clock();
  const allocations = allocationModel(deps.connection);
  const found = await allocations
    .find(
      {
        $or: [
          { state: 'announced', closesAt: { $lte: now } },
          { state: 'shared', heldUntil: { $lte: now } },
          { state: 'shared', 'shares.state': 'confirming' },
          { syncAt: { $lte: now } },
        ],
      },
      { _id: 1 },
    )
    .maxTimeMS(10_000)
    .lean();
  await workOnEach(deps, found, ({ _id }) => workOn(deps, _id), signal);
}

async function workOn(deps: Deps, id: string): Promise<void> {
  const allocation = await allocationModel(deps.connection).findById(id).lean();
  if (!allocation) return;
  const now = deps.clock();
  if (allocation.state === 'announced' && allocation.closesAt <= now) await close(deps, allocation);
  if (allocation.state === 'shared') {
    const isLeft = ({ state, at }: Share) =>
      state === 'confirming' && now.getTime() - at.getTime() > STALE_MS;
    const left = allocation.shares.filter(isLeft).map((share) => ({ _id: share.licenseNumber, share }));
    await workOnEach(deps, left, ({ share }) => settleConfirming(deps, id, share));
    await endHolds(deps, id);
  }
  await bringProductUpToDate(deps, id);
}

/** Shares an allocation, or ends one with nothing to share, in one atomic write. */
async function close(deps: Deps, allocation: AllocationDocument): Promise<void> {
  const { _id, kind, requests, version, asks } = allocation;
  const at = deps.clock();
  const isShared = kind === 'shared' && requests.length > 0;
  await allocationModel(deps.connection).updateOne(
    { _id, state: 'announced', version, asks },
    {
      $set: { ...(isShared ? await sharingOf(deps, allocation, at) : { state: 'ended' }), syncAt: at },
      $inc: { version: 1 },
    },
  );
}

async function sharingOf(deps: Deps, allocation: AllocationDocument, at: Date) {
  const { _id, seed, units, most, requests } = allocation;
  const byNumber = new Map(requests.map((request) => [request.licenseNumber, request]));
  const drawn = await drawLot(seed, _id, [...byNumber.keys()]);
  const inOrder = drawn.flatMap(({ account, value }) => {
    const request = byNumber.get(account);
    return request ? [{ request, value }] : [];
  });
  const { got, rounds } = shareUnits(
    units,
    most,
    inOrder.map(({ request }) => request.units),
  );
  const shares = inOrder.map(({ request, value }, place): Share => {
    const { licenseNumber, companyName, units: asked, at: askedAt } = request;
    const its = got[place] ?? 0;
    return {
      ...{ licenseNumber, companyName, asked, askedAt, value, at },
      got: its,
      state: its > 0 ? 'held' : 'none',
    };
  });
  const heldUntil = new Date(at.getTime() + HOLD_MS);
  const shared = { ...allocation, shares, rounds: [...rounds], sharedAt: at, heldUntil };
  const followUps = await shareMails(deps, shared, shares, at, { mail: 'allocation-result' });
  return { state: 'shared', shares, rounds, sharedAt: at, heldUntil, followUps };
}

/** Ends shares that weren't confirmed in time; the allocation ends with the last confirmation in progress. */
async function endHolds(deps: Deps, id: string): Promise<void> {
  const now = deps.clock();
  const over = { _id: id, state: 'shared' as const, heldUntil: { $lte: now } };
  const allocations = allocationModel(deps.connection);
  await allocations.updateOne(
    { ...over, 'shares.state': 'held' },
    {
      $set: { 'shares.$[held].state': 'expired', 'shares.$[held].at': now, syncAt: now },
      $inc: { version: 1 },
    },
    { arrayFilters: [{ 'held.state': 'held' }] },
  );
  await allocations.updateOne(
    { ...over, 'shares.state': { $nin: ['held', 'confirming'] } },
    { $set: { state: 'ended', syncAt: now }, $inc: { version: 1 } },
  );
}
