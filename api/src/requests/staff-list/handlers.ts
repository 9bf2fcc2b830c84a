import type { StaffListJson } from 'shared-domain/contracts';
import type { Deps } from '../../foundation/dependencies.ts';
import type { Handlers } from '../calls/index.ts';
import { countPasskeys, removeKeysOf } from '../passkeys/index.ts';
import { problem } from '../problems/index.ts';
import { readStaffList } from './model.ts';
import { saveStaffList } from './save.ts';

const withPasskeys = async (
  { connection }: Deps,
  { people, version }: StaffListJson,
): Promise<StaffListJson> => {
  return { people, version, passkeys: await countPasskeys(connection) };
};

/** The list of staff, started by its first owner. */
export const staffListHandlers = (
  deps: Deps,
): Handlers<'staffList' | 'startStaffList' | 'saveStaffList' | 'removePasskeysOf'> => ({
  staffList: async () => withPasskeys(deps, await readStaffList(deps.connection)),
  removePasskeysOf: async ({ params, staff }) => {
    await removeKeysOf(deps, staff.email, params.email);
    return withPasskeys(deps, await readStaffList(deps.connection));
  },
  startStaffList: async ({ staff: { email } }) => {
    const people = [{ email, role: 'owner' as const }];
    return withPasskeys(deps, await saveStaffList(deps, email, { people, version: 0 }));
  },
  saveStaffList: async ({ body, staff }) => {
    // The first owner can only be set by starting the list.
    if (body.version === 0) throw problem('stale');
    return withPasskeys(deps, await saveStaffList(deps, staff.email, body));
  },
});
