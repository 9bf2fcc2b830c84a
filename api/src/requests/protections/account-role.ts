import type { Request, RequestHandler } from 'express';
import type { AccountRole } from 'shared-domain/licences';
import type { Deps } from '../../foundation/dependencies.ts';
import { clearSignedCookie } from '../cookies/index.ts';
import { problem } from '../problems/index.ts';
import { openedAddress } from './contact.ts';
import { LICENSEE_COOKIE, licenseeOf } from './licensee.ts';
import { hasLeftAccount, refuseWithout } from './member.ts';

/**
 * Refuses a licensee's call to a person of the account without the role (PEOPLE-2). A licence that was only verified is not held to
 * it.
 */
export const holdToRole =
  (deps: Deps, role: AccountRole): RequestHandler =>
  async (request, response, next) => {
    if (await hasLeftAccount(deps, request)) {
      clearSignedCookie(response, deps.configuration, LICENSEE_COOKIE);
      throw problem('licence_required');
    }
    await refuseWithoutRole(deps, request, licenseeOf(request)?.licenseNumber, role);
    next();
  };

/** Refuses a person of this account without the role, signed in or by a contact's emailed link; others pass. */
export async function refuseWithoutRole(
  deps: Deps,
  request: Request,
  licenseNumber: string | undefined,
  role: AccountRole,
): Promise<void> {
  if (licenseNumber === undefined) return;
  const email = await openedAddress(deps, request, licenseNumber);
  const roles = email && (await deps.accountRoles(licenseNumber, email.toLowerCase()));
  if (roles) refuseWithout(role, roles);
}
