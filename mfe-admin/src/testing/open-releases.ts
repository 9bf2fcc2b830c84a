import type { ReleaseState } from 'shared-domain/contracts';
import { ok, openStaff } from './open-staff.tsx';
import type { StaffAnswers } from './staff-client.ts';

export const openReleases = (
  releases: readonly ReleaseState[],
  { calls, phone }: { calls?: StaffAnswers; phone?: boolean } = {},
) =>
  openStaff({
    path: '/admin/settings/releases',
    phone,
    calls: { releases: async () => ok({ releases: [...releases] }), ...calls },
  });
