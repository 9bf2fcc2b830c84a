import type { Handlers } from '../calls/index.ts';
import type { Deps } from '../dependencies.ts';
import { problem } from '../problems/index.ts';
import { readStaffList } from './model.ts';
import { saveStaffList } from './save.ts';

/** The list of staff, and its start by the first owner. */
export const staffListHandlers = (
  deps: Deps,
): Handlers<'staffList' | 'startStaffList' | 'saveStaffList'> => ({
  staffList: () => readStaffList(deps.connection),
  startStaffList: async ({ staff: { email } }) => {
    const people = [{ email, role: 'owner' as const }];
    return saveStaffList(deps, email, { people, version: 0 });
  },
  saveStaffList: async ({ body, staff }) => {
    // Only its start makes the first owner.
    if (body.version === 0) throw problem('stale');
    return saveStaffList(deps, staff.email, body);
  },
});
