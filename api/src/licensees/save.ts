import type { Deps } from '../dependencies.ts';
import { DURABLE, insertDurably, isDuplicate } from '../durable.ts';
import { type Problem, problem } from '../problems/index.ts';
import { type LicenseeDocument, licenseeModel, presentLicensee } from './model.ts';

/** What was there before, undefined where there was nothing, and what is there now. */
type Saved = { before?: LicenseeDocument; after: LicenseeDocument };

/** A licence number and its company's name. */
type Licence = { licenseNumber: string; companyName: string };

/**
 * Adds a licence, or gives a known one its company's name. `updatedAt` is what staff have read: one that was changed
 * since, or, where they have read that there was none (null), added since, is refused as `stale` with what is stored.
 */
export async function saveLicensee(deps: Deps, licence: Licence, updatedAt?: string | null): Promise<Saved> {
  if (updatedAt === null) return addLicensee(deps, licence);
  const read = updatedAt === undefined ? {} : { updatedAt: new Date(updatedAt) };
  const saved = await putLicensee(deps, licence, read, updatedAt === undefined);
  if (saved) return saved;
  throw staleWith(await findLicensee(deps, licence.licenseNumber));
}

/** Of two who add the same number at one moment one wins; the other is told, unless both gave the same name. */
async function addLicensee(deps: Deps, { licenseNumber, companyName }: Licence): Promise<Saved> {
  const now = deps.clock();
  const fresh = { _id: licenseNumber, companyName, created_at: now, updatedAt: now };
  try {
    return { after: await insertDurably(licenseeModel(deps.connection), fresh) };
  } catch (cause) {
    if (!isDuplicate(cause)) throw cause;
    const there = await findLicensee(deps, licenseNumber);
    if (there?.companyName === companyName) return { before: there, after: there };
    throw staleWith(there, `Licence ${licenseNumber} was added by somebody else in the meantime.`);
  }
}

async function putLicensee(
  deps: Deps,
  { licenseNumber, companyName }: Licence,
  read: { updatedAt?: Date },
  upsert: boolean,
): Promise<Saved | undefined> {
  const now = deps.clock();
  const before = await licenseeModel(deps.connection)
    .findOneAndUpdate(
      { _id: licenseNumber, ...read },
      { $set: { companyName, updatedAt: now }, $setOnInsert: { created_at: now } },
      { upsert, returnDocument: 'before', ...DURABLE },
    )
    .maxTimeMS(5_000)
    .lean();
  if (!before && !upsert) return undefined;
  const after = { _id: licenseNumber, companyName, created_at: before?.created_at ?? now, updatedAt: now };
  return before ? { before, after } : { after };
}

const findLicensee = ({ connection }: Deps, licenseNumber: string): Promise<LicenseeDocument | null> =>
  licenseeModel(connection).findById(licenseNumber).maxTimeMS(5_000).lean();

const staleWith = (there: LicenseeDocument | null, detail?: string): Problem =>
  problem('stale', {
    ...(detail === undefined ? {} : { detail }),
    ...(there ? { currentLicence: presentLicensee(there) } : {}),
  });
