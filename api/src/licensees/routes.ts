import { Router } from 'express';
import { licencePut, licenceSearchQuery, licenceVerifyRequest } from 'shared-domain/contracts';
import { z } from 'zod';
import type { Deps } from '../dependencies.ts';
import { problem } from '../problems/index.ts';
import { LICENSEE_COOKIE, limit, requireStaff, signedInStaff, validated } from '../protections/index.ts';
import { containing } from '../queries/index.ts';
import { setSignedCookie } from '../sessions/index.ts';
import { type LicenseeDocument, licenseeModel, presentLicensee } from './model.ts';
import { readRegister } from './register.ts';
import { saveLicensee } from './save.ts';

/** Verifying a licence number, and the staff's register of them. */
export function licenseeRoutes(deps: Deps): Router {
  const router = Router();
  router.post(
    '/licences/verify',
    limit(deps, 'licence'),
    validated({ body: licenceVerifyRequest }, async ({ body }, _request, response) => {
      const found = await licenseeModel(deps.connection).findById(body.licenseNumber).maxTimeMS(2_000).lean();
      if (!found) throw problem('licence_not_found');
      const licensee = { licenseNumber: found._id, companyName: found.companyName };
      setSignedCookie(response, deps.configuration, LICENSEE_COOKIE, licensee);
      response.json(licensee);
    }),
  );
  router.get(
    '/admin/licences',
    limit(deps, 'staff'),
    requireStaff,
    validated({ query: licenceSearchQuery }, async ({ query }, _request, response) => {
      const { limit: size } = query;
      if (size !== undefined) return response.json(await readRegister(deps, { ...query, limit: size }));
      const found = await findLicensees(deps, query);
      response.json({ licences: found.map(presentLicensee) });
    }),
  );
  router.put(
    '/admin/licences/:number',
    limit(deps, 'staff'),
    requireStaff,
    validated({ params: numberParam, body: licencePut }, async ({ params, body }, request, response) => {
      const { before, after } = await saveLicensee(
        deps,
        signedInStaff(request),
        { licenseNumber: params.number, companyName: body.companyName },
        body.updatedAt,
      );
      response.json({ ...presentLicensee(after), created: before === undefined });
    }),
  );
  return router;
}

/** A few are enough to choose from; who does not see the right one types on. */
const MOST_NAMED = 20;

type Search = { number?: string | undefined; search?: string | undefined };

/** The licensee of a whole number, or those whose name has a text in it, along the index of names. */
async function findLicensees({ connection }: Deps, { number, search }: Search): Promise<LicenseeDocument[]> {
  const licensees = licenseeModel(connection);
  if (number) return licensees.find({ _id: number }).maxTimeMS(2_000).lean();
  if (!search) return [];
  const named = containing(search);
  return licensees
    .find({ companyName: named })
    .sort({ companyName: 1 })
    .limit(MOST_NAMED)
    .maxTimeMS(2_000)
    .lean();
}

const numberParam = z.object({
  number: z.string().trim().min(1, 'License number is required').max(50),
});
