import type { Deps } from '../dependencies.ts';
import { DURABLE } from '../durable.ts';
import { type LicenseeDocument, licenseeModel } from './model.ts';

/** Adds a licence, or gives a known one its company's name. Answers what was there before and what is there now. */
export async function saveLicensee(
  deps: Deps,
  licenseNumber: string,
  companyName: string,
): Promise<{ before?: LicenseeDocument; after: LicenseeDocument }> {
  const now = deps.clock();
  const before = await licenseeModel(deps.connection)
    .findOneAndUpdate(
      { _id: licenseNumber },
      { $set: { companyName, updatedAt: now }, $setOnInsert: { created_at: now } },
      { upsert: true, returnDocument: 'before', ...DURABLE },
    )
    .maxTimeMS(5_000)
    .lean();
  return {
    before: before ?? undefined,
    after: { _id: licenseNumber, companyName, created_at: before?.created_at ?? now, updatedAt: now },
  };
}
