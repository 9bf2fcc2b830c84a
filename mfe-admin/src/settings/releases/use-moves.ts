import { useCallback, useState } from 'react';
import type { Result } from 'shared-domain/client';
import type { CandidateState, ReleaseState, ReleasesJson } from 'shared-domain/contracts';
import { useChange, useToast, useUndo } from '../../data/calls/index.ts';
import { type CanaryStep, shareOf } from './canary-card.tsx';

/** The running action and its app. */
export type Busy = { app: string; what: 'back' | 'forth' | 'canary' } | null;

/** The step that undoes another; none once everyone has it. */
function undoOf({ canary }: ReleaseState, step: CanaryStep): CanaryStep | undefined {
  if ('release' in step) return { end: 'back' };
  if (!canary) return undefined;
  return 'end' in step ? { release: canary.release, ...shareOf(canary) } : shareOf(canary);
}

function outcomeOf(step: CanaryStep): string {
  if ('end' in step) return 'has stepped back';
  return step.share === 0 ? 'goes to staff only' : `goes to ${step.share} % of visitors`;
}

/** Rolls back, promotes or steers with one click and Undo, so no confirmation is needed. */
export function useMoves() {
  const toast = useToast();
  const offerUndo = useUndo();
  const rollback = useChange('rollbackRelease', { topic: 'releases' });
  const promotion = useChange('promoteRelease', { topic: 'releases' });
  const canary = useChange('steerCanary', { topic: 'releases' });
  const [busy, setBusy] = useState<Busy>(null);

  const run = useCallback(
    async (now: Busy & object, call: Promise<Result<ReleasesJson>>): Promise<ReleaseState | null> => {
      setBusy(now);
      const result = await call;
      setBusy(null);
      if (result.ok) return result.data.releases.find((each) => each.app === now.app) ?? null;
      toast.failed(result.problem.title, result.problem.detail);
      return null;
    },
    [toast],
  );
  const back = (app: string, release?: string) =>
    run({ app, what: 'back' }, rollback.send({ params: { app }, body: { release } }));
  const tell = (title: string, { app, release }: ReleaseState, now: ReleaseState) =>
    offerUndo({
      title,
      description: `${now.release}. Open pages keep the release they started with.`,
      undo: async () => void (await back(app, release)),
    });

  const rollBack = async (state: ReleaseState, release?: string) => {
    const now = await back(state.app, release);
    if (now) tell(`${state.app} is back at ${now.version}`, state, now);
  };
  const promote = async (state: ReleaseState, { release }: CandidateState) => {
    const { app } = state;
    const now = await run({ app, what: 'forth' }, promotion.send({ params: { app }, body: { release } }));
    if (now) tell(`${app} ${now.version} is live`, state, now);
  };
  const steer = async (state: ReleaseState, body: CanaryStep): Promise<void> => {
    const { app } = state;
    const now = await run({ app, what: 'canary' }, canary.send({ params: { app }, body }));
    if (!now) return;
    if ('end' in body && body.end === 'everyone') return tell(`${app} ${now.version} is live`, state, now);
    const title = `The canary of ${app} ${outcomeOf(body)}`;
    const step = undoOf(state, body);
    const description = step && 'share' in step ? 'Undo begins another comparison.' : undefined;
    if (step) offerUndo({ title, description, undo: () => steer(now, step) });
    else toast.done(title);
  };
  return {
    busy,
    steer: (state: ReleaseState, step: CanaryStep) => void steer(state, step),
    rollBack: (state: ReleaseState, release?: string) => void rollBack(state, release),
    promote: (state: ReleaseState, candidate: CandidateState) => void promote(state, candidate),
  };
}
