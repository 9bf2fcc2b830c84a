import type { ReleaseState } from 'shared-domain/contracts';
import type { StaffClient } from 'shared-domain/staff-client';
import { ok, openStaff } from './staff-world.tsx';

/** For tests: the Releases page with these apps. */
export const openReleases = (
  releases: readonly ReleaseState[],
  { staff, phone }: { staff?: Partial<StaffClient>; phone?: boolean } = {},
) =>
  openStaff({
    path: '/admin/releases',
    phone,
    staff: { releases: async () => ok({ releases: [...releases] }), ...staff },
  });
