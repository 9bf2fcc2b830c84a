import { useCallback } from 'react';
import type { IgnoredSkusJson } from 'shared-domain/contracts';
import { useChange, useToast, useUndo } from '../../data/calls/index.ts';

type Ignored = Pick<IgnoredSkusJson['ignoredSkus'][number], 'sku' | 'reason'>;

const without = (list: IgnoredSkusJson, sku: unknown): IgnoredSkusJson => ({
  ...list,
  ignoredSkus: list.ignoredSkus.filter((each) => each.sku !== sku),
});

/** Adds SKUs to the ignore list and removes them, with Undo. Both return whether it was done. */
export function useIgnoredSkus() {
  const toast = useToast();
  const offerUndo = useUndo();
  const { send: sendAdded } = useChange('addIgnoredSkus', {
    answered: (data) => ({ listIgnoredSkus: () => data }),
  });
  const { send: sendRemoved } = useChange('removeIgnoredSku', {
    optimistic: ({ query }) => ({ listIgnoredSkus: (list) => without(list, query?.sku) }),
  });
  const add = useCallback(
    async ({ sku, reason }: Ignored): Promise<boolean> => {
      const result = await sendAdded({ body: { sku, ...(reason ? { reason } : {}) } });
      if (!result.ok) toast.failed(result.problem.title, result.problem.detail);
      return result.ok;
    },
    [sendAdded, toast],
  );
  /** `onBack` is called after Undo. */
  async function remove(ignored: Ignored, description?: string, onBack?: () => void): Promise<boolean> {
    const result = await sendRemoved({ query: { sku: ignored.sku } });
    if (!result.ok) {
      toast.failed(result.problem.title, result.problem.detail);
      return false;
    }
    offerUndo({
      title: `${ignored.sku} is off the ignore list`,
      ...(description ? { description } : {}),
      undo: async () => {
        if (await add(ignored)) onBack?.();
      },
    });
    return true;
  }
  return { add, remove };
}
