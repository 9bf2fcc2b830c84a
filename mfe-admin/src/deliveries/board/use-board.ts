import { useCallback } from 'react';
import type { Problem } from 'shared-domain/client';
import type { RunDayJson, RunsJson } from 'shared-domain/contracts';
import { type CachePatch, useCache, useCall, useChange, useToast } from '../../staff/index.ts';

/** A day's board as it is read. */
export const useBoard = (day: string, enabled: boolean) =>
  useCall('runDay', { params: { day } }, { enabled });

/** Puts a day's runs in place of those that are shown. */
export const shown = (runs: RunsJson): CachePatch => ({
  runDay: (board: RunDayJson) =>
    board.day === runs.day && board.version <= runs.version ? { ...board, ...runs } : board,
});

/** Says why a change was refused, and shows the runs as they are now (RUN-6). */
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
          'Someone else was faster. The board shows the runs as they are now.',
        );
      else toast.failed('Not changed', detail);
    },
    [toast, cache],
  );
}

/** Every change of a run but a move. */
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
