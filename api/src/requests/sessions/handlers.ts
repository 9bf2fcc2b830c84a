import type { Request, Response } from 'express';
import { type Endpoint, endpoints, type SessionJson } from 'shared-domain/contracts';
import { noticeOf } from 'shared-domain/licences';
import { hasRightsOf, type StaffRole } from 'shared-domain/staff';
import type { Configuration } from '../../foundation/configuration/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import type { Handlers } from '../calls/index.ts';
import { endPersonSession } from '../person-sessions/index.ts';
import {
  forgetOpened,
  isSessionOver,
  leaveLicence,
  licenseeOf,
  staffOf,
  standingNow,
} from '../protections/index.ts';
import { offersDevMode } from './dev-mode.ts';
import { markOffice } from './office-cookie.ts';
import { pendingSignIn } from './pending-sign-in.ts';
import { withPerson } from './person.ts';

/** Who this browser is, and ending the licensee session with the sign-in to its account. */
export const sessionHandlers = (deps: Deps): Handlers<'readSession' | 'leaveLicenseeSession'> => ({
  readSession: async ({ request, response }) => {
    response.set('Cache-Control', 'no-store');
    const session = presentSession(deps.configuration, request, response);
    const current = session.licensee ? await withStanding(deps, session, request, response) : session;
    return withPerson(deps, current, { request, response });
  },
  leaveLicenseeSession: async ({ request, response }) => {
    await leaveLicence(deps, request, response);
    await endPersonSession(deps, request, response);
    forgetOpened(deps, response);
    return undefined;
  },
});

/** The session with the notice for its licensee. A session that is over is ended and answered without one. */
async function withStanding(
  deps: Deps,
  session: SessionJson,
  request: Request,
  response: Response,
): Promise<SessionJson> {
  const { licensee, ...rest } = session;
  const licence = licensee && (await standingNow(deps, licensee.licenseNumber));
  if (await isSessionOver(deps, request, licence)) {
    await leaveLicence(deps, request, response);
    return rest;
  }
  const notice = licence && noticeOf(licence);
  return notice && licensee ? { ...rest, licensee: { ...licensee, notice } } : session;
}

/** Staff, licensee, both or neither, and whether staff can sign in without a link. Keeps the browser's mark of the office. */
export function presentSession(
  configuration: Configuration,
  request: Request,
  response: Response,
): SessionJson {
  const staff = staffOf(request);
  markOffice(configuration, request, response, staff?.role);
  const licensee = licenseeOf(request);
  const passkeyOf = pendingSignIn(request);
  return {
    ...(staff ? { staff: { ...staff, refused: refusedTo(staff.role) } } : {}),
    ...(licensee ? { licensee } : {}),
    ...(passkeyOf ? { passkeyOf } : {}),
    ...(!staff && configuration.oidc ? { singleSignOn: configuration.oidc.name } : {}),
    ...(offersDevMode(configuration, request) ? { devSignIn: true as const } : {}),
  };
}

/** The staff calls that a role may not make, so that pages can hide what needs them. */
const refusedTo = (role: StaffRole): string[] =>
  Object.entries(endpoints as Record<string, Endpoint>)
    .filter(([, { who, role: least }]) => who === 'staff' && !hasRightsOf(role, least))
    .map(([name]) => name);
