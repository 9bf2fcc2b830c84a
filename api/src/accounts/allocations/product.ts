import { endSetAside, setAside } from '../../catalogue/stock/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { type AllocationDocument, allocationModel, type Share } from './model.ts';

/** How long releasing a share can be undone, in milliseconds; the units stay set aside until then (ALLOCATION-9). */
export const TAKE_BACK_MS = 60_000;

/** Units that a share keeps out of stock. */
function keptBy({ state, got, confirmed = 0, at }: Share, now: Date): number {
  if (state === 'confirmed') return confirmed;
  if (state === 'held' || state === 'confirming') return got;
  return state === 'let-go' && now.getTime() < at.getTime() + TAKE_BACK_MS ? got : 0;
}

const unitsHeld = (shares: Share[], now: Date): number =>
  shares.reduce((sum, share) => sum + keptBy(share, now), 0);

const termsOf = ({ _id, kind, units, most, opensAt, closesAt }: AllocationDocument) => ({
  id: _id,
  kind,
  units,
  most,
  opensAt: opensAt.toISOString(),
  closesAt: closesAt.toISOString(),
});

/**
 * Updates a product to match its allocation: which one it has, and how many units are set aside. Idempotent. If the product
 * has fewer units than announced, the allocation is lowered.
 */
export async function bringProductUpToDate(deps: Deps, id: string): Promise<void> {
  const allocations = allocationModel(deps.connection);
  for (;;) {
    const allocation = await allocations.findById(id).lean();
    if (!allocation) return;
    const now = deps.clock();
    const lowered = await apply(deps, allocation, now);
    await deps.live.changed('products', [allocation.productId]);
    const again = allocation.shares.filter((share) => share.state === 'let-go' && keptBy(share, now) > 0);
    const { matchedCount } = await allocations.updateOne(
      { _id: id, version: allocation.version },
      lowered !== undefined
        ? { $set: { units: lowered }, $inc: { version: 1 } }
        : again.length > 0
          ? { $set: { syncAt: new Date(now.getTime() + TAKE_BACK_MS) } }
          : { $unset: { syncAt: 1 } },
    );
    if (matchedCount === 1 && lowered === undefined) return;
  }
}

/** Returns the available number of units if it is smaller than announced. */
async function apply(deps: Deps, allocation: AllocationDocument, now: Date): Promise<number | undefined> {
  const { _id, state, productId, kind, shares, units, version } = allocation;
  if (state === 'ended' || state === 'cancelled') {
    const sold = shares.reduce(
      (sum, { state: its, confirmed = 0 }) => sum + (its === 'confirmed' ? confirmed : 0),
      0,
    );
    await endSetAside(deps.connection, _id, productId, sold);
    return undefined;
  }
  const wanted = kind === 'first-come' ? 0 : state === 'shared' ? unitsHeld(shares, now) : units;
  const had = await setAside(deps.connection, termsOf(allocation), productId, { version, units: wanted });
  return state === 'announced' && had !== undefined && had < wanted ? had : undefined;
}
