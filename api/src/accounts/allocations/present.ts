import type {
  AccountShareJson,
  AllocationJson,
  AllocationResultJson,
  AllocationState,
  LicenseeAllocationJson,
} from 'shared-domain/contracts';
import { momentText, phaseOf } from 'shared-domain/licences';
import type { AllocationDocument, Share } from './model.ts';
import { reasonOf } from './reason.ts';

type Described = Omit<AllocationDocument, 'followUps'>;

function stateOf({ state, opensAt, closesAt }: Described, now: Date): AllocationState {
  if (state !== 'announced') return state;
  return phaseOf({ opensAt: opensAt.toISOString(), closesAt: closesAt.toISOString() }, now);
}

const isShared = ({ sharedAt }: Described): boolean => sharedAt !== undefined;

function commonOf(allocation: Described, now: Date) {
  const { _id, productId, unit, kind, units, most, opensAt, closesAt, seal, seed, heldUntil, rounds } =
    allocation;
  return {
    id: _id,
    ...{ productId, unit, kind, units, most, seal },
    opensAt: opensAt.toISOString(),
    closesAt: closesAt.toISOString(),
    state: stateOf(allocation, now),
    ...(isShared(allocation) ? { seed } : {}),
    ...(heldUntil ? { heldUntil: heldUntil.toISOString() } : {}),
    ...(rounds ? { rounds } : {}),
  };
}

/** An allocation as staff see it, without its accounts. */
export function presentAllocation(allocation: Described, now: Date): AllocationJson {
  const { productName, version, requests, sharedAt } = allocation;
  return {
    ...commonOf(allocation, now),
    ...{ productName, version },
    accounts: requests.length,
    asked: requests.reduce((sum, { units }) => sum + units, 0),
    ...(sharedAt ? { sharedAt: sharedAt.toISOString() } : {}),
  };
}

/** An allocation with every request and share. */
export const presentWhole = (allocation: AllocationDocument, now: Date): AllocationJson => ({
  ...presentAllocation(allocation, now),
  shares: isShared(allocation)
    ? allocation.shares.map((share, place) => presentShare(allocation, share, place))
    : allocation.requests.map(({ licenseNumber, companyName, units, at }) => ({
        ...{ licenseNumber, companyName },
        asked: units,
        askedAt: at.toISOString(),
      })),
});

/** An allocation with one account's request and share. */
export function presentFor(allocation: AllocationDocument, licence: string, now: Date): AllocationJson {
  const whole = presentWhole(allocation, now);
  return { ...whole, shares: whole.shares?.filter(({ licenseNumber }) => licenseNumber === licence) };
}

function presentShare(allocation: AllocationDocument, share: Share, place: number): AccountShareJson {
  const { licenseNumber, companyName, asked, askedAt, got, state, at, confirmed, orderId } = share;
  return {
    ...{ licenseNumber, companyName, asked, got, state },
    askedAt: askedAt.toISOString(),
    drawn: place + 1,
    changedAt: at.toISOString(),
    ...(state === 'confirmed' && confirmed !== undefined ? { confirmed } : {}),
    ...(orderId ? { orderId } : {}),
    mail: mailOf(allocation, licenseNumber),
  };
}

function mailOf({ followUps }: AllocationDocument, licenseNumber: string): AccountShareJson['mail'] {
  const theirs = followUps.filter(({ data }) => data.licenseNumber === licenseNumber);
  if (theirs.length === 0) return 'none';
  if (theirs.some(({ state }) => state === 'given-up')) return 'failed';
  return theirs.every(({ state }) => state === 'done') ? 'sent' : 'queued';
}

/** An allocation as one account sees it, without the details needed to confirm. */
export function presentToLicensee(
  allocation: AllocationDocument,
  licenseNumber: string,
  now: Date,
): LicenseeAllocationJson {
  const { requests, shares, opensAt, closesAt, heldUntil } = allocation;
  const asked = requests.find((request) => request.licenseNumber === licenseNumber)?.units;
  const mine = shares.findIndex((share) => share.licenseNumber === licenseNumber);
  const share = shares[mine];
  return {
    ...commonOf(allocation, now),
    words: {
      opens: momentText(opensAt, now),
      closes: momentText(closesAt, now),
      ...(heldUntil ? { held: momentText(heldUntil, now) } : {}),
    },
    ...(asked ? { asked } : {}),
    ...(share ? { share: presentOwnShare(allocation, share), mine } : {}),
    ...(isShared(allocation)
      ? { draws: shares.map(({ asked: units, got }) => ({ asked: units, got })) }
      : {}),
  };
}

function presentOwnShare(allocation: AllocationDocument, share: Share): LicenseeAllocationJson['share'] {
  const { got, state, confirmed, orderId } = share;
  return {
    ...{ got, state },
    ...(state === 'confirmed' && confirmed !== undefined ? { confirmed } : {}),
    ...(orderId ? { orderId } : {}),
    reason: reasonOf(allocation, share),
  };
}

/** The anonymous result, from which anyone can recompute the draw (ALLOCATION-10). */
export function presentResult({ _id, productId, units, most, seed, seal, shares }: AllocationDocument) {
  const result: AllocationResultJson = {
    ...{ id: _id, productId, units, most, seed, seal },
    draws: shares.map(({ value, asked, got }) => ({ value, asked, got })),
  };
  return result;
}
