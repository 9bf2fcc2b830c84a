import type { Request, RequestHandler } from 'express';
import { KEY_GROUPS, type KeyGroup, roleOfKey } from 'shared-domain/api-keys';
import { hasRightsOf, type StaffRole } from 'shared-domain/staff';
import { problem } from '../problems/index.ts';

/** A signed-in member of staff. */
export type Staff = { email: string; devMode: boolean; role: StaffRole };

/** A program's API key, once its token was accepted. */
export type ApiKey = { id: string; name: string; groups: readonly KeyGroup[] };

/**
 * Admits only staff (STAFF-7) whose role has the rights of `least` (STAFF-26), and programs whose key has one of the groups that
 * the call belongs to (KEY-2).
 */
export const requireStaff =
  (least: StaffRole, groups: readonly KeyGroup[] = []): RequestHandler =>
  (request, _response, next) => {
    if (request.apiKey) request.user = staffOfKey(request.apiKey, groups);
    const { user } = request;
    if (user === undefined) throw problem('unauthenticated');
    if (!hasRightsOf(user.role, least)) throw problem('role_refused', { values: { role: user.role, least } });
    next();
  };

/** Who makes a program's call: the audit names the key. */
function staffOfKey({ id, name, groups: own }: ApiKey, groups: readonly KeyGroup[]): Staff {
  const role = roleOfKey(own, groups);
  if (role) return { email: `API key ${name} (${id})`, devMode: false, role };
  const wanted = groups.map((group) => `"${KEY_GROUPS[group].label}"`).join(' or ');
  throw wanted ? problem('key_not_allowed', { values: { wanted } }) : problem('key_not_for_programs');
}

/** The signed-in member of staff, if any. */
export function staffOf(request: Request): Staff | undefined {
  return request.user;
}
