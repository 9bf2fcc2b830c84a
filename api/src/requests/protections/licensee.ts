import type { Request, RequestHandler, Response } from 'express';
import type { Deps } from '../../foundation/dependencies.ts';
import { readSignedCookie, setSignedCookie } from '../cookies/index.ts';
import { problem } from '../problems/index.ts';

/** The business verified in this browser, from our signed cookie, never from a form. */
export type Licensee = { licenseNumber: string; companyName: string };

/** The same with the time of verification, in milliseconds; older cookies lack it. */
type LicenseeSession = Licensee & { since?: number };

export const LICENSEE_COOKIE = 'cbo.licensee';

/** Admits verified licensees and staff (ORDER-9). */
export const requireLicensee: RequestHandler = (request, _response, next) => {
  if (licenseeOf(request) === undefined && request.user === undefined) throw problem('licence_required');
  next();
};

/** The verified licensee of this browser, if there is one. */
export function licenseeOf(request: Request): Licensee | undefined {
  const session = readSignedCookie<LicenseeSession>(request, LICENSEE_COOKIE);
  if (!session) return undefined;
  const { licenseNumber, companyName } = session;
  return { licenseNumber, companyName };
}

/** The verified licensee of this browser. Staff have no account of their own, so one is required of them as well. */
export function licenseeIn(request: Request): Licensee {
  const licensee = licenseeOf(request);
  if (!licensee) throw problem('licence_required');
  return licensee;
}

/** When this browser verified its licence, in milliseconds. */
export const verifiedAt = (request: Request): number =>
  readSignedCookie<LicenseeSession>(request, LICENSEE_COOKIE)?.since ?? 0;

/** Gives this browser the session of a licence (GATE-10). */
export function beginLicenseeSession(deps: Deps, response: Response, licensee: Licensee): void {
  const session: LicenseeSession = { ...licensee, since: deps.clock().getTime() };
  setSignedCookie(response, deps.configuration, LICENSEE_COOKIE, session);
}
