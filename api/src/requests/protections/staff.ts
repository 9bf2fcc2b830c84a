import type { Request, RequestHandler } from 'express';
import { hasRightsOf, type StaffRole } from 'shared-domain/staff';
import { problem } from '../problems/index.ts';

/** A signed-in member of staff. */
export type Staff = { email: string; devMode: boolean; role: StaffRole };

/** Admits only staff (STAFF-7) whose role has the rights of `least` (STAFF-26). */
export const requireStaff =
  (least: StaffRole): RequestHandler =>
  ({ user }, _response, next) => {
    if (user === undefined) throw problem('unauthenticated');
    if (!hasRightsOf(user.role, least)) throw problem('role_refused', { values: { role: user.role, least } });
    next();
  };

/** The signed-in member of staff, if any. */
export function staffOf(request: Request): Staff | undefined {
  return request.user;
}
