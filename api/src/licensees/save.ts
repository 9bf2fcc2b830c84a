import { entryOf } from '../audit/index.ts';
import { isDuplicate } from '../database/index.ts';
import type { Deps } from '../dependencies.ts';
import { problem } from '../problems/index.ts';
import type { Staff } from '../protections/index.ts';
import { type LicenseeDocument, licenseeModel, presentLicensee } from './model.ts';

/** What was stored before, undefined if nothing was, and what is stored now. */
type Saved = { before?: LicenseeDocument; after: LicenseeDocument };

/** A licence number and its company's name. */
type Licence = { licenseNumber: string; companyName: string };

/** Retries for concurrent changes; more conflicts in a row mean another problem. */
const TRIES = 10;

/**
 * Adds a licence, or gives a known one its company's name. `updatedAt` is the version that staff read: a licence that
 * was changed since, or (null) added since, is refused as `stale` with what is stored, unless it has the wanted name. A
 * licence that already has that name is left alone.
 */
export async function saveLicensee(
  deps: Deps,
  staff: Staff,
  licence: Licence,
  updatedAt?: string | null,
): Promise<Saved> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const before = await findLicensee(deps, licence.licenseNumber);
    if (before) refuseStale(before, licence, updatedAt);
    else if (typeof updatedAt === 'string') throw problem('stale');
    if (before?.companyName === licence.companyName) return { before, after: before };
    const saved = before
      ? await renameLicensee(deps, staff, before, licence)
      : await addLicensee(deps, staff, licence);
    if (saved) return saved;
  }
  throw problem('unavailable', { headers: { 'Retry-After': '5' } });
}

/** Undefined if the number was added concurrently. */
async function addLicensee(
  deps: Deps,
  staff: Staff,
  { licenseNumber, companyName }: Licence,
): Promise<Saved | undefined> {
  const now = deps.clock();
  const after = { _id: licenseNumber, companyName, created_at: now, updatedAt: now };
  const pendingAudit = [entryFor(deps, staff, { after })];
  try {
    await licenseeModel(deps.connection).insertOne({ ...after, pendingAudit });
    return { after };
  } catch (cause) {
    if (isDuplicate(cause)) return undefined;
    throw cause;
  }
}

/** Undefined if the licence was changed concurrently. */
async function renameLicensee(
  deps: Deps,
  staff: Staff,
  before: LicenseeDocument,
  { companyName }: Licence,
): Promise<Saved | undefined> {
  // Two changes in one millisecond still get different times: the guard compares them.
  const updatedAt = new Date(Math.max(deps.clock().getTime(), before.updatedAt.getTime() + 1));
  const after = { ...before, companyName, updatedAt };
  const entry = entryFor(deps, staff, { before, after });
  const { matchedCount } = await licenseeModel(deps.connection).updateOne(
    { _id: before._id, updatedAt: before.updatedAt },
    { $set: { companyName, updatedAt }, $push: { pendingAudit: entry } },
  );
  return matchedCount === 1 ? { before, after } : undefined;
}

const entryFor = (deps: Deps, staff: Staff, { before, after }: Saved) =>
  entryOf(deps, staff.email, {
    action: 'licence.save',
    subject: after._id,
    before: before && presentLicensee(before),
    after: presentLicensee(after),
  });

const findLicensee = ({ connection }: Deps, licenseNumber: string): Promise<LicenseeDocument | null> =>
  licenseeModel(connection).findById(licenseNumber).lean();

/** Someone else was faster with another name. */
function refuseStale(there: LicenseeDocument, { companyName }: Licence, updatedAt?: string | null): void {
  const isAsRead = updatedAt === undefined || there.updatedAt.getTime() === Date.parse(updatedAt ?? '');
  if (isAsRead || there.companyName === companyName) return;
  throw problem('stale', {
    currentLicence: presentLicensee(there),
    ...(updatedAt === null
      ? { detail: `Licence ${there._id} was added by someone else in the meantime.` }
      : {}),
  });
}
