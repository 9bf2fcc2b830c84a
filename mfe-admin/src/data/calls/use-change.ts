import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Result } from 'shared-domain/client';
import type { CallData, CallInput, StaffWriteName } from 'shared-domain/staff-client';
import type { LiveTopic } from './live-topics.ts';
import { CallError, dataOf } from './queries.tsx';
import { useStaff } from './staff-client.ts';
import { type CachePatch, useCache } from './use-cache.ts';

export interface ChangeUse<Name extends StaffWriteName> {
  /** The optimistic patch, reverted on failure. Only for changes with Undo. */
  optimistic?: (input: CallInput<Name>) => CachePatch;
  /** The patch from the answer. */
  answered?: (data: CallData<Name>, input: CallInput<Name>) => CachePatch;
  /** What it makes stale: reloaded once the change is answered, also if it failed. */
  topic?: LiveTopic;
}

/** Cancels loads that would overwrite the optimistic patch; returns whether there were any. */
async function stopReadings(queries: QueryClient, patch: CachePatch): Promise<boolean> {
  const filters = Object.keys(patch).map((name) => ({ queryKey: [name], fetchStatus: 'fetching' as const }));
  const running = filters.some((filter) => queries.isFetching(filter) > 0);
  await Promise.all(filters.map((filter) => queries.cancelQueries(filter)));
  return running;
}

/** Makes a change. `send` never throws, like the client's `call`. */
export function useChange<Name extends StaffWriteName>(name: Name, use: ChangeUse<Name> = {}) {
  const staff = useStaff();
  const queries = useQueryClient();
  const cache = useCache();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (input: CallInput<Name>) => dataOf(await staff.call(name, input)),
    onMutate: async (input) => {
      const patch = use.optimistic?.(input) ?? {};
      const wasReading = await stopReadings(queries, patch);
      return { names: Object.keys(patch), wasReading, putBack: cache.patch(patch) };
    },
    onSuccess: (data, input) => void cache.patch(use.answered?.(data, input) ?? {}),
    onError: (_error, _input, before) => before?.putBack(),
    onSettled: (_data, error, _input, before) => {
      if (use.topic) void cache.outdate(use.topic);
      if (!error && !before?.wasReading) return;
      for (const stale of before?.names ?? []) void queries.invalidateQueries({ queryKey: [stale] });
    },
  });
  const send = useCallback(
    async (input: CallInput<Name>): Promise<Result<CallData<Name>>> => {
      try {
        return { ok: true, data: await mutateAsync(input) };
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        return { ok: false, problem: error.problem };
      }
    },
    [mutateAsync],
  );
  return { send, isSending: isPending };
}
