import type { Request, RequestHandler } from 'express';
import { readSignedCookie } from '../cookies/index.ts';
import { problem } from '../problems/index.ts';

/** The business that this browser has verified. It comes from our signed cookie, never from the form. */
export type Licensee = { licenseNumber: string; companyName: string };

export const LICENSEE_COOKIE = 'cbo.licensee';

/** Lets verified licensees and staff pass (ORDER-9). */
export const requireLicensee: RequestHandler = (request, _response, next) => {
  if (licenseeOf(request) === undefined && request.user === undefined) throw problem('licence_required');
  next();
};

/** The verified licensee of this browser, if there is one. */
export function licenseeOf(request: Request): Licensee | undefined {
  return readSignedCookie<Licensee>(request, LICENSEE_COOKIE);
}
