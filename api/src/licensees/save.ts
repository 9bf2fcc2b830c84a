import type { Deps } from '../dependencies.ts';
import { DURABLE } from '../durable.ts';
import { problem } from '../problems/index.ts';
import { type LicenseeDocument, licenseeModel, presentLicensee } from './model.ts';

/**
 * Adds a licence, or gives a known one its company's name. Answers what was there before and what is there now. One that
 * was changed since it was read (`updatedAt`) is refused as `stale`.
 */
export async function saveLicensee(
  deps: Deps,
  licenseNumber: string,
  companyName: string,
  updatedAt?: string,
): Promise<{ before?: LicenseeDocument; after: LicenseeDocument }> {
  const now = deps.clock();
  const licensees = licenseeModel(deps.connection);
  const before = await licensees
    .findOneAndUpdate(
      { _id: licenseNumber, ...(updatedAt ? { updatedAt: new Date(updatedAt) } : {}) },
      { $set: { companyName, updatedAt: now }, $setOnInsert: { created_at: now } },
      { upsert: updatedAt === undefined, returnDocument: 'before', ...DURABLE },
    )
    .maxTimeMS(5_000)
    .lean();
  if (updatedAt && !before) {
    const there = await licensees.findById(licenseNumber).maxTimeMS(5_000).lean();
    throw problem('stale', there ? { currentLicence: presentLicensee(there) } : {});
  }
  return {
    before: before ?? undefined,
    after: { _id: licenseNumber, companyName, created_at: before?.created_at ?? now, updatedAt: now },
  };
}
