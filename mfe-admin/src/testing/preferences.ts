import type { StaffPreferences } from 'shared-domain/contracts';

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
