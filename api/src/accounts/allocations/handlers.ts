import type { Request } from 'express';
import type { AccountAllocationsJson, AllocationJson, LicenseeAllocationJson } from 'shared-domain/contracts';
import { dollarsOf } from 'shared-domain/money';
import { priceOf } from 'shared-domain/pricing';
import { productModel, toProduct } from '../../catalogue/products/index.ts';
import { offeredDays } from '../../catalogue/zones/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { rememberPlacedHere } from '../../orders/placing/index.ts';
import { type Handlers, SENT } from '../../requests/calls/index.ts';
import { problem } from '../../requests/problems/index.ts';
import { licenseeIn, memberIn } from '../../requests/protections/index.ts';
import { accountAddress, disposerOf, refuseUnlessDisposer } from './account.ts';
import { announceAllocation, cancelAllocation, editAllocation, findAllocation } from './announcement.ts';
import { confirmShare } from './confirm.ts';
import { exportShares } from './csv.ts';
import { type AllocationDocument, allocationModel } from './model.ts';
import { presentAllocation, presentFor, presentResult, presentToLicensee, presentWhole } from './present.ts';
import { remindOfShares, shareReminder } from './reminders.ts';
import { declineShare, requestForAccount, requestUnits } from './requests.ts';

type Names =
  | 'readAllocation'
  | 'requestUnits'
  | 'confirmShare'
  | 'letShareGo'
  | 'allocationResult'
  | 'accountAllocations'
  | 'adminAllocations'
  | 'adminAllocation'
  | 'createAllocation'
  | 'editAllocation'
  | 'cancelAllocation'
  | 'allocationCsv'
  | 'requestForAccount'
  | 'shareReminder'
  | 'remindOfShares';

/** How many of the latest allocations are listed; older ones are in the audit. */
const MAX_LISTED = 200;

/** Allocations: requesting and confirming for licensees, managing for staff. */
export const allocationHandlers = (deps: Deps): Handlers<Names> => ({
  readAllocation: ({ params, request }) => seenBy(deps, request, params.id),
  requestUnits: async ({ params, body, request }) => {
    const licensee = licenseeIn(request);
    const isContact = (await disposerOf(deps, request, licensee.licenseNumber, params.id)) !== undefined;
    await requestUnits(deps, params.id, licensee, body.units, isContact);
    return seenBy(deps, request, params.id);
  },
  confirmShare: async ({ params, body, request, response }) => {
    const licensee = licenseeIn(request);
    const email = await refuseUnlessDisposer(deps, request, licensee.licenseNumber, params.id);
    const order = await confirmShare(deps, params.id, licensee, { ...body, email });
    if (order) await rememberPlacedHere(deps, request, response, order);
    return seenBy(deps, request, params.id);
  },
  letShareGo: async ({ params, body, request }) => {
    const { licenseNumber } = licenseeIn(request);
    await refuseUnlessDisposer(deps, request, licenseNumber, params.id);
    await declineShare(deps, params.id, licenseNumber, body.letGo);
    return seenBy(deps, request, params.id);
  },
  allocationResult: async ({ params }) => {
    const allocation = await findAllocation(deps, params.id);
    if (!allocation.sharedAt) throw problem('allocation_not_found');
    return presentResult(allocation);
  },
  accountAllocations: async ({ request }) => {
    const { licenseNumber } = await memberIn(deps, request);
    const { allocations } = await listed(deps, licenseNumber);
    return { allocations: allocations.map(ofAccount) };
  },
  adminAllocations: ({ query }) => listed(deps, query.licence),
  adminAllocation: async ({ params }) => presentWhole(await findAllocation(deps, params.id), deps.clock()),
  createAllocation: async ({ body, staff }) =>
    presentWhole(await announceAllocation(deps, staff.email, body), deps.clock()),
  editAllocation: async ({ params, body, staff }) =>
    presentWhole(await editAllocation(deps, staff.email, params.id, body), deps.clock()),
  cancelAllocation: async ({ params, body, staff }) =>
    presentWhole(await cancelAllocation(deps, staff.email, params.id, body.cancelled), deps.clock()),
  requestForAccount: async ({ params: { id, licence }, body, staff }) => {
    await requestForAccount(deps, staff.email, id, licence, body.units);
    return presentFor(await findAllocation(deps, id), licence, deps.clock());
  },
  shareReminder: ({ params }) => shareReminder(deps, params.id),
  remindOfShares: async ({ params, body, staff }) => ({
    reminded: await remindOfShares(deps, staff.email, params.id, body.id),
  }),
  allocationCsv: async ({ params, response }) => {
    await exportShares(await findAllocation(deps, params.id), deps.clock(), response);
    return SENT;
  },
});

/** The newest allocations; with a licence those that it asked for or still can. */
async function listed(deps: Deps, licence: string | undefined) {
  const now = deps.clock();
  const newest = () => allocationModel(deps.connection).find().sort({ createdAt: -1 }).limit(MAX_LISTED);
  if (licence === undefined) {
    const all = await newest().select({ followUps: 0 }).lean<Omit<AllocationDocument, 'followUps'>[]>();
    return { allocations: all.map((one) => presentAllocation(one, now)) };
  }
  const asked = { $or: [{ 'requests.licenseNumber': licence }, { state: 'announced' }] };
  const theirs = await newest().where(asked).lean<AllocationDocument[]>();
  return { allocations: theirs.map((one) => presentFor(one, licence, now)) };
}

/** What an account's people see of an allocation: its terms, and the account's own request and share. */
function ofAccount({
  id,
  productId,
  productName,
  unit,
  state,
  opensAt,
  closesAt,
  heldUntil,
  shares,
}: AllocationJson) {
  const [own] = shares ?? [];
  const { asked, got, confirmed, state: share } = own ?? {};
  const mine = Object.entries({ heldUntil, asked, got, confirmed, share });
  return {
    ...{ id, productId, productName, unit, state, opensAt, closesAt },
    ...(Object.fromEntries(mine.filter(([, value]) => value !== undefined)) as Partial<
      AccountAllocationsJson['allocations'][number]
    >),
  };
}

async function seenBy(deps: Deps, request: Request, id: string): Promise<LicenseeAllocationJson> {
  const { licenseNumber } = licenseeIn(request);
  const allocation = await findAllocation(deps, id);
  const seen = presentToLicensee(allocation, licenseNumber, deps.clock());
  if (!seen.share) return seen;
  const isContact = (await disposerOf(deps, request, licenseNumber, id)) !== undefined;
  const { confirmed: _units, orderId: _order, ...got } = seen.share;
  const share = isContact ? seen.share : got;
  if (share.state !== 'held') return { ...seen, share };
  return { ...seen, share, offer: await offerOf(deps, allocation, licenseNumber, isContact) };
}

/** What is needed to confirm: the current price, the delivery days and, for a contact, the address. */
async function offerOf(
  deps: Deps,
  { productId }: AllocationDocument,
  licenseNumber: string,
  isContact: boolean,
): Promise<LicenseeAllocationJson['offer']> {
  const product = await productModel(deps.connection).findById(productId).lean();
  if (!product) return undefined;
  const known = await accountAddress(deps, licenseNumber);
  const days = await offeredDays(deps, known?.postalCode);
  return {
    unitPrice: dollarsOf(priceOf(toProduct(product), 'licensee', deps.clock()).unit),
    hasAddress: known !== undefined,
    ...(known && isContact ? { address: known.address } : {}),
    ...(days ? { days } : {}),
  };
}
