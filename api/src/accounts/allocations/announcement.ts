import { randomBytes } from 'node:crypto';
import type { AllocationForm } from 'shared-domain/contracts';
import { SEED_BYTES, sealOf, unitName, unitsText } from 'shared-domain/licences';
import { displayName } from 'shared-domain/products';
import { type ProductDocument, productModel, toProduct } from '../../catalogue/products/index.ts';
import { isDuplicate } from '../../foundation/database/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { entryOf } from '../../requests/audit/index.ts';
import { problem } from '../../requests/problems/index.ts';
import { type AllocationDocument, allocationModel } from './model.ts';
import { presentAllocation } from './present.ts';
import { bringProductUpToDate } from './product.ts';
import { allocationRefused } from './refusals.ts';

type Terms = Omit<AllocationForm, 'productId'>;

const ONLY_ONE = 'This product already has an allocation.';

/** A product has one allocation at a time, even if two are announced concurrently. */
async function onlyOne<Result>(write: () => PromiseLike<Result>): Promise<Result> {
  try {
    return await write();
  } catch (cause) {
    if (isDuplicate(cause)) throw allocationRefused(ONLY_ONE);
    throw cause;
  }
}

const storedTerms = ({ kind, units, most, opensAt, closesAt }: Terms) => ({
  ...{ kind, units, most },
  ...{ opensAt: new Date(opensAt), closesAt: new Date(closesAt) },
});

/** Announces an allocation: draws its seed, and sets its units aside (ALLOCATION-6, ALLOCATION-12). */
export async function announceAllocation(
  deps: Deps,
  who: string,
  form: AllocationForm,
): Promise<AllocationDocument> {
  const at = deps.clock();
  if (new Date(form.closesAt) <= at) throw allocationRefused('The closing time must be in the future.');
  const product = await productModel(deps.connection).findById(form.productId).lean();
  if (!product) throw problem('product_not_found');
  if (product.allocation) throw allocationRefused(ONLY_ONE);
  refuseShort(form, product, 0);
  const seed = randomBytes(SEED_BYTES).toString('hex');
  const id = `${product._id.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${randomBytes(4).toString('hex')}`;
  const { productId: _productId, ...terms } = form;
  const entry = entryOf(deps, who, {
    action: 'allocation.create',
    subject: id,
    after: { product: product._id, ...terms },
  });
  const draft: AllocationDocument = {
    _id: id,
    productId: product._id,
    productName: displayName(toProduct(product)),
    unit: unitName(product),
    ...storedTerms(form),
    ...{ state: 'announced', seed, seal: await sealOf(seed) },
    ...{ version: 1, asks: 0, syncAt: at, requests: [], shares: [], followUps: [] },
    ...{ createdAt: at, pendingAudit: [entry] },
  };
  await onlyOne(() => allocationModel(deps.connection).insertOne(draft));
  await bringProductUpToDate(deps, id);
  return findAllocation(deps, id);
}

/** Edits an allocation that hasn't opened yet. Refused as `stale` if someone else has changed it in the meantime. */
export async function editAllocation(
  deps: Deps,
  who: string,
  id: string,
  { version, ...terms }: Terms & { version: number },
): Promise<AllocationDocument> {
  const before = await findAllocation(deps, id);
  const now = deps.clock();
  if (before.state !== 'announced' || before.opensAt <= now)
    throw allocationRefused('It has already opened, so it can only be cancelled.');
  if (new Date(terms.closesAt) <= now) throw allocationRefused('The closing time must be in the future.');
  const product = await productModel(deps.connection).findById(before.productId).lean();
  if (product) refuseShort(terms, product, product.setAside?.units ?? 0);
  const entry = entryOf(deps, who, {
    action: 'allocation.edit',
    subject: id,
    before: termsOf(before),
    after: terms,
  });
  const { matchedCount } = await allocationModel(deps.connection).updateOne(
    { _id: id, state: 'announced', version, opensAt: { $gt: now } },
    { $set: { ...storedTerms(terms), syncAt: now }, $inc: { version: 1 }, $push: { pendingAudit: entry } },
  );
  if (matchedCount === 0)
    throw problem('stale', { currentAllocation: presentAllocation(await findAllocation(deps, id), now) });
  await bringProductUpToDate(deps, id);
  return findAllocation(deps, id);
}

/** Cancels an allocation that hasn't been shared, or restores it with its requests before its closing time. */
export async function cancelAllocation(
  deps: Deps,
  who: string,
  id: string,
  cancelled: boolean,
): Promise<AllocationDocument> {
  const before = await findAllocation(deps, id);
  const wanted = cancelled ? 'cancelled' : 'announced';
  if (before.state === wanted) return before;
  const now = deps.clock();
  if (!cancelled) await refuseReturn(deps, before, now);
  const entry = entryOf(deps, who, {
    action: cancelled ? 'allocation.cancel' : 'allocation.restore',
    subject: id,
    before: { state: before.state },
    after: { state: wanted },
  });
  const { matchedCount } = await onlyOne(() =>
    allocationModel(deps.connection).updateOne(
      { _id: id, state: cancelled ? 'announced' : 'cancelled' },
      { $set: { state: wanted, syncAt: now }, $inc: { version: 1 }, $push: { pendingAudit: entry } },
    ),
  );
  if (matchedCount === 0) throw allocationRefused('It has already been shared.');
  await bringProductUpToDate(deps, id);
  return findAllocation(deps, id);
}

async function refuseReturn(deps: Deps, allocation: AllocationDocument, now: Date): Promise<void> {
  if (allocation.closesAt <= now) throw allocationRefused('Its closing time has passed.');
  const product = await productModel(deps.connection).findById(allocation.productId).lean();
  if (!product || product.allocation) throw allocationRefused(ONLY_ONE);
  refuseShort(allocation, product, 0);
}

/** A shared allocation needs its units in stock now; first come sells whatever is in stock. */
function refuseShort(
  { kind, units }: Pick<Terms, 'kind' | 'units'>,
  product: ProductDocument,
  aside: number,
): void {
  const left = product.stock + aside;
  if (kind === 'shared' && units > left)
    throw allocationRefused(`There are only ${unitsText(left, unitName(product))} in stock.`);
}

const termsOf = ({ kind, units, most, opensAt, closesAt }: AllocationDocument) => ({
  ...{ kind, units, most },
  ...{ opensAt: opensAt.toISOString(), closesAt: closesAt.toISOString() },
});

/** The allocation with this id. */
export async function findAllocation(deps: Deps, id: string): Promise<AllocationDocument> {
  const allocation = await allocationModel(deps.connection).findById(id).lean();
  if (!allocation) throw problem('allocation_not_found');
  return allocation;
}
