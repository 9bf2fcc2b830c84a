import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { Deps } from '../../foundation/dependencies.ts';
import { clearSignedCookie, readSignedCookie, setSignedCookie } from '../cookies/index.ts';
import { problem } from '../problems/index.ts';
import { endSession, hasEnded } from './ended-sessions.ts';

/** The business verified in this browser, from our signed cookie, never from a form. */
export type Licensee = { licenseNumber: string; companyName: string };

/** The same with the time of verification, in milliseconds, and the session's id; older cookies lack them. */
type LicenseeSession = Licensee & {
  since?: number;
  id?: string;
  /** The person whose sign-in opened it: it ends with their place in the account (PEOPLE-6). */
  person?: string;
};

export const LICENSEE_COOKIE = 'cbo.licensee';

/** Admits verified licensees. Staff order for them by their own call, which is in the audit (ORDER-9). */
export const requireLicensee: RequestHandler = (request, _response, next) => {
  licenseeIn(request);
  next();
};

/** The verified licensee of this browser, if there is one. */
export function licenseeOf(request: Request): Licensee | undefined {
  const session = readSignedCookie<LicenseeSession>(request, LICENSEE_COOKIE);
  if (!session) return undefined;
  const { licenseNumber, companyName } = session;
  return { licenseNumber, companyName };
}

/** The verified licensee of this browser, which is required of staff as well. */
export function licenseeIn(request: Request): Licensee {
  const licensee = licenseeOf(request);
  if (!licensee) throw problem('licence_required');
  return licensee;
}

/** When this browser verified its licence, in milliseconds. */
export const verifiedAt = (request: Request): number =>
  readSignedCookie<LicenseeSession>(request, LICENSEE_COOKIE)?.since ?? 0;

/** The id of this browser's licensee session. */
export const sessionIdOf = (request: Request): string | undefined =>
  readSignedCookie<LicenseeSession>(request, LICENSEE_COOKIE)?.id;

/** The person whose sign-in opened this browser's licensee session, if one did. */
export const personOfLicence = (request: Request): string | undefined =>
  readSignedCookie<LicenseeSession>(request, LICENSEE_COOKIE)?.person;

/** Gives this browser the session of a licence (GATE-10), and ends that of another one (GATE-16). */
export async function beginLicenseeSession(
  deps: Deps,
  request: Request,
  response: Response,
  licensee: Licensee,
  person?: string,
): Promise<void> {
  const former = readSignedCookie<LicenseeSession>(request, LICENSEE_COOKIE);
  const isSame = former?.licenseNumber === licensee.licenseNumber && !(await hasEnded(deps, former.id));
  if (!isSame) await endSession(deps, former?.id);
  const id = (isSame && former.id) || randomUUID();
  const session: LicenseeSession = {
    ...licensee,
    since: deps.clock().getTime(),
    id,
    ...(person ? { person } : {}),
  };
  setSignedCookie(response, deps.configuration, LICENSEE_COOKIE, session);
}

/** Ends this browser's licensee session, copies of its cookie included (GATE-16). */
export async function leaveLicence(deps: Deps, request: Request, response: Response): Promise<void> {
  await endSession(deps, sessionIdOf(request));
  clearSignedCookie(response, deps.configuration, LICENSEE_COOKIE);
}
