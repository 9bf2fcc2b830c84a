import { useCallback } from 'react';
import type { Problem } from 'shared-domain/client';
import type { RunDayJson, RunsJson } from 'shared-domain/contracts';
import { type CachePatch, useCache, useCall, useChange, useToast } from '../../data/calls/index.ts';

/** Loads a day's board. */
export const useBoard = (day: string, enabled: boolean) =>
  useCall('runDay', { params: { day } }, { enabled });

/** Replaces the runs on the board of their day, unless it shows a newer version. */
export const shown = (runs: RunsJson): CachePatch => ({
  runDay: (board: RunDayJson) =>
    board.day === runs.day && board.version <= runs.version ? { ...board, ...runs } : board,
});

/** Reports why a change was refused, and shows the current runs (RUN-6). */
export function useRefusal() {
  const toast = useToast();
  const cache = useCache();
  return useCallback(
    (problem: Problem) => {
      const { code, detail, currentRuns } = problem as Problem & { currentRuns?: RunsJson };
      if (currentRuns) cache.patch(shown(currentRuns));
      cache.hear('runs');
      if (code === 'stale')
        toast.failed(
          'Changed in the meantime',
          'Someone else changed the runs first. The board shows them as they are now.',
        );
      else toast.failed('Not changed', detail);
    },
    [toast, cache],
  );
}

/** Calls that change a run, except moves. */
export function useRunCalls() {
  const answered = (runs: RunsJson) => shown(runs);
  return {
    create: useChange('createRun', { answered }),
    edit: useChange('editRun', { answered }),
    arrange: useChange('arrangeRun', { answered }),
    setState: useChange('changeRunState', { answered }),
    remove: useChange('deleteRun', { answered }),
    restore: useChange('restoreRun', { answered }),
    print: useChange('markPrinted', { answered }),
    link: useChange('driverLink'),
  };
}
