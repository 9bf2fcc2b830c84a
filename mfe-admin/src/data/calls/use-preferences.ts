import { useCallback } from 'react';
import type { StaffPreferences } from 'shared-domain/contracts';
import { useCall } from './use-call.ts';
import { useChange } from './use-change.ts';
import { useToast } from './use-toast.ts';

const NONE: StaffPreferences = {};

/** The signed-in member of staff's list settings, shared by all browsers (STAFF-25). `change` reports failures. */
export function usePreferences() {
  const { data, problem } = useCall('staffPreferences', {});
  const isKnown = data !== undefined;
  const toast = useToast();
  const { send } = useChange('changePreferences', {
    optimistic: ({ body }) => ({ staffPreferences: (before) => ({ ...before, ...body }) }),
    answered: (stored) => ({ staffPreferences: () => stored }),
  });
  const change = useCallback(
    async (body: StaffPreferences): Promise<boolean> => {
      // Unknown settings must not be overwritten.
      if (!isKnown) {
        toast.failed('Your settings were not saved', 'They could not be loaded. Please reload the page.');
        return false;
      }
      const result = await send({ body });
      if (!result.ok) toast.failed('Your settings were not saved', result.problem.detail);
      return result.ok;
    },
    [isKnown, send, toast],
  );
  return { preferences: data ?? NONE, isKnown, isLoading: !isKnown && !problem, change };
}
