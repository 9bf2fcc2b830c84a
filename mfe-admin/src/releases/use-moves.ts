import { useCallback, useState } from 'react';
import type { Result } from 'shared-domain/client';
import type { CandidateState, ReleaseState, ReleasesJson } from 'shared-domain/contracts';
import { useStaff, useToast, useUndo } from '../staff/index.ts';

/** What is being done to which app. */
export type Busy = { app: string; what: 'back' | 'forth' } | null;

/** Goes back or forth with one click; what ran before can be had again by Undo, so nobody is asked. */
export function useMoves(reload: () => void) {
  const staff = useStaff();
  const toast = useToast();
  const offerUndo = useUndo();
  const [busy, setBusy] = useState<Busy>(null);

  const run = useCallback(
    async (now: Busy & object, call: Promise<Result<ReleasesJson>>): Promise<ReleaseState | null> => {
      setBusy(now);
      const result = await call;
      setBusy(null);
      reload();
      if (result.ok) return result.data.releases.find((each) => each.app === now.app) ?? null;
      toast.failed(result.problem.title, result.problem.detail);
      return null;
    },
    [toast, reload],
  );
  const back = (app: string, release?: string) => run({ app, what: 'back' }, staff.rollBack(app, release));
  const tell = (title: string, { app, release }: ReleaseState, now: ReleaseState) =>
    offerUndo({
      title,
      description: `${now.release}. Open pages keep the release they began with.`,
      undo: async () => void (await back(app, release)),
    });

  const rollBack = async (state: ReleaseState, release?: string) => {
    const now = await back(state.app, release);
    if (now) tell(`${state.app} is back at ${now.version}`, state, now);
  };
  const promote = async (state: ReleaseState, { release }: CandidateState) => {
    const { app } = state;
    const now = await run({ app, what: 'forth' }, staff.promote(app, release));
    if (now) tell(`${app} ${now.version} is live`, state, now);
  };
  return {
    busy,
    rollBack: (state: ReleaseState, release?: string) => void rollBack(state, release),
    promote: (state: ReleaseState, candidate: CandidateState) => void promote(state, candidate),
  };
}
