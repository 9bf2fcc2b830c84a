import { useCallback } from 'react';
import type { Result } from 'shared-domain/client';
import type { RunDayJson, RunJson, RunsJson } from 'shared-domain/contracts';
import { byPostalCode, isMovable } from 'shared-domain/runs';
import { useToast, useUndo } from '../../data/calls/index.ts';
import { nameOfRun } from './board.ts';
import { useStableCallbacks } from './board-context.ts';
import { useRefusal, useRunCalls } from './use-board.ts';

type Details = { driver?: string; leaveAt?: string };
type State = 'planned' | 'picked' | 'out';

const STATE_LABELS: Readonly<Record<State, string>> = {
  planned: 'is back to planned',
  picked: 'is picked',
  out: 'is out',
};

/** Reports a change, with Undo if possible, or the reason for a refusal. True on success. */
function useReport() {
  const refuse = useRefusal();
  const offerUndo = useUndo();
  const done = useCallback(
    (result: Result<RunsJson>, title?: string, undo?: () => Promise<Result<RunsJson>>): boolean => {
      if (!result.ok) {
        refuse(result.problem);
        return false;
      }
      if (title !== undefined && undo)
        offerUndo({
          title,
          undo: async () => {
            const undone = await undo();
            if (!undone.ok) refuse(undone.problem);
          },
        });
      return true;
    },
    [refuse, offerUndo],
  );
  return { done, refuse };
}

/** Changes of a run. Each is reported with Undo, each refusal with its reason. */
export function useRunActions(board: RunDayJson | undefined) {
  const calls = useRunCalls();
  const { done, refuse } = useReport();
  const toast = useToast();
  const runs = board?.runs ?? [];
  const name = (run: RunJson) => nameOfRun(runs, run);
  const params = (run: RunJson) => ({ params: { run: run.id } });
  const actions = useStableCallbacks({
    create: async (day: string, orders: readonly string[] = []) => {
      const result = await calls.create.send({ body: { day, orders: [...orders] } });
      const made = result.ok ? result.data.runs.at(-1) : undefined;
      return done(result, 'New run', async () => calls.remove.send({ params: { run: made?.id ?? '' } }));
    },
    edit: async (run: RunJson, details: Details) => {
      const before = { driver: run.driver, leaveAt: run.leaveAt ?? '' };
      const result = await calls.edit.send({ ...params(run), body: details });
      return done(result, `${details.driver || name(run)}: run changed`, () =>
        calls.edit.send({ ...params(run), body: before }),
      );
    },
    sort: async (run: RunJson) => {
      const loose = run.stops.filter((stop) => isMovable(run, stop));
      const ids = (stops: typeof loose) => ({ orders: stops.map(({ orderId }) => orderId) });
      const result = await calls.arrange.send({ ...params(run), body: ids(byPostalCode(loose)) });
      return done(result, `${name(run)}: sorted by postal code`, () =>
        calls.arrange.send({ ...params(run), body: ids(loose) }),
      );
    },
    setState: async (run: RunJson, state: State) => {
      const was = run.leftAt !== undefined ? 'out' : run.state === 'picked' ? 'picked' : 'planned';
      const result = await calls.setState.send({ ...params(run), body: { state } });
      return done(result, `${name(run)} ${STATE_LABELS[state]}`, () =>
        calls.setState.send({ ...params(run), body: { state: was } }),
      );
    },
    remove: async (run: RunJson) =>
      done(await calls.remove.send(params(run)), `${name(run)}: run deleted`, () =>
        calls.restore.send(params(run)),
      ),
    print: async (day: string, which: readonly RunJson[]) =>
      done(await calls.print.send({ body: { day, runs: which.map(({ id }) => id) } })),
    /** Copies the link to the run's driver's page. */
    copyLink: async (run: RunJson) => {
      const result = await calls.link.send({ ...params(run), body: {} });
      if (!result.ok) return refuse(result.problem);
      await navigator.clipboard.writeText(result.data.url);
      toast.done('Link copied. It works until tomorrow.', `Send it to ${name(run)}.`);
    },
  });
  return { actions, isBusy: calls.create.isSending };
}

export type RunActions = ReturnType<typeof useRunActions>['actions'];
