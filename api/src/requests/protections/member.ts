import type { Request, RequestHandler } from 'express';
import { ACCOUNT_ROLE_LABELS, type AccountRole } from 'shared-domain/licences';
import type { Deps } from '../../foundation/dependencies.ts';
import { type PersonSession, personSessionOf } from '../person-sessions/index.ts';
import { problem } from '../problems/index.ts';
import { licenseeIn, licenseeOf, personOfLicence } from './licensee.ts';

/** A person of an account, and what they may do there. */
type Member = { email: string; roles: readonly AccountRole[] };

/** The signed-in person; throws `account_required` if there is none. */
export async function personIn(deps: Deps, request: Request): Promise<PersonSession> {
  const session = await personSessionOf(deps, request);
  if (!session) throw problem('account_required');
  return session;
}

/** The signed-in person as one of the people of this licence; undefined if they are not, or not any more (PEOPLE-6). */
export async function memberOf(
  deps: Deps,
  request: Request,
  licenseNumber: string | undefined = licenseeOf(request)?.licenseNumber,
): Promise<Member | undefined> {
  const session = await personSessionOf(deps, request);
  if (!session || licenseNumber === undefined) return undefined;
  const roles = await deps.accountRoles(licenseNumber, session.email);
  return roles && { email: session.email, roles };
}

/** The member in this browser, which `requireMember` has admitted. */
export async function memberIn(deps: Deps, request: Request): Promise<Member & { licenseNumber: string }> {
  await personIn(deps, request);
  const { licenseNumber } = licenseeIn(request);
  const member = await memberOf(deps, request, licenseNumber);
  if (!member) throw problem('account_refused');
  return { ...member, licenseNumber };
}

/** Admits people who have signed in. */
export const requirePerson =
  (deps: Deps): RequestHandler =>
  async (request, _response, next) => {
    await personIn(deps, request);
    next();
  };

/** Admits the people of the licence that this browser shops for, with a role those who have it (PEOPLE-2). */
export const requireMember =
  (deps: Deps, role: AccountRole | undefined): RequestHandler =>
  async (request, _response, next) => {
    const { roles } = await memberIn(deps, request);
    if (role) refuseWithout(role, roles);
    next();
  };

/** Whether this browser's licence was opened by a sign-in that is over (PEOPLE-6). */
export async function hasLeftAccount(deps: Deps, request: Request): Promise<boolean> {
  const email = personOfLicence(request);
  return email !== undefined && (await memberOf(deps, request))?.email !== email;
}

/** Refuses who lacks a role, in words. */
export function refuseWithout(role: AccountRole, roles: readonly AccountRole[]): void {
  const values = { needed: ACCOUNT_ROLE_LABELS[role].toLowerCase() };
  if (!roles.includes(role)) throw problem('account_role_refused', { values });
}
