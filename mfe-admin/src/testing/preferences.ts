import type { StaffPreferences } from 'shared-domain/contracts';

/** For tests: the stored preferences of a member of staff. */
export function fakePreferences(stored: StaffPreferences = {}) {
  const answer = () => ({ ok: true as const, data: stored });
  const calls = {
    staffPreferences: async () => answer(),
    changePreferences: async ({ body }: { body: StaffPreferences }) => {
      stored = { ...stored, ...body };
      return answer();
    },
  };
  return { calls, read: () => stored };
}
