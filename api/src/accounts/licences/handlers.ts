import { noticeOf, standingOf } from 'shared-domain/licences';
import { AS_READ, containing } from '../../foundation/database/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import type { Handlers } from '../../requests/calls/index.ts';
import { problem } from '../../requests/problems/index.ts';
import { beginLicenseeSession, memberOf } from '../../requests/protections/index.ts';
import { findLicensee, type LicenseeDocument, licenseeModel, presentLicensee } from './model.ts';
import { readRegister } from './register.ts';
import { saveLicensee } from './save.ts';

type Names = 'verifyLicence' | 'searchLicences' | 'saveLicence';

/** Verifying a licence number, and the staff's register of them. */
export const licenceHandlers = (deps: Deps): Handlers<Names> => ({
  verifyLicence: async ({ body, request, response }) => {
    const found = await findLicensee(deps.connection, body.licenseNumber);
    if (!found) throw problem('licence_not_found');
    const licensee = { licenseNumber: found._id, companyName: found.companyName };
    const member = await memberOf(deps, request, found._id);
    await beginLicenseeSession(deps, request, response, licensee, member?.email);
    const { licenceGraceDays } = await deps.tradeSettings();
    const notice = noticeOf(standingOf(found, deps.clock(), licenceGraceDays));
    return { ...licensee, ...(notice ? { notice } : {}) };
  },
  searchLicences: async ({ query }) => {
    const { limit } = query;
    if (limit !== undefined) return readRegister(deps, { ...query, limit });
    const [found, { licenceGraceDays }] = await Promise.all([
      findLicensees(deps, query),
      deps.tradeSettings(),
    ]);
    return { licences: found.map(presentLicensee), graceDays: licenceGraceDays };
  },
  saveLicence: async ({ params, body, staff }) => {
    const { updatedAt, ...wanted } = body;
    const { before, after } = await saveLicensee(deps, staff, params.number, wanted, updatedAt);
    return { ...presentLicensee(after), created: before === undefined };
  },
});

/** Maximum search results: a few to choose from. */
const MAX_NAMED = 20;

type Search = { number?: string | undefined; search?: string | undefined };

/** The licensee with this number, or those whose name contains a text, along the index of names. */
async function findLicensees({ connection }: Deps, { number, search }: Search): Promise<LicenseeDocument[]> {
  const licensees = licenseeModel(connection);
  if (number) {
    const found = await findLicensee(connection, number);
    return found ? [found] : [];
  }
  if (!search) return [];
  const named = containing(search);
  return licensees
    .find({ companyName: named })
    .sort({ companyName: 1 })
    .collation(AS_READ)
    .limit(MAX_NAMED)
    .lean();
}
