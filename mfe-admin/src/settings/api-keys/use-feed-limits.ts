import type { FeedLimitsJson } from 'shared-domain/contracts';
import { useCall, useChange, useToast, useUndo } from '../../data/calls/index.ts';

/** How much of a feed is applied without a person, and saving it with Undo (FEED-2). */
export function useFeedLimits() {
  const toast = useToast();
  const offerUndo = useUndo();
  const { data } = useCall('feedLimits', {});
  const { send } = useChange('changeFeedLimits', { answered: (limits) => ({ feedLimits: () => limits }) });
  const put = (limits: FeedLimitsJson, before: FeedLimitsJson) => send({ body: { ...limits, before } });
  const save = async (limits: FeedLimitsJson, before: FeedLimitsJson) => {
    const result = await put(limits, before);
    if (!result.ok) return result.problem;
    const undo = async () => {
      const undone = await put(before, limits);
      if (!undone.ok) toast.failed('Not undone', undone.problem.detail);
    };
    offerUndo({ title: 'Limits of feeds saved', undo });
    return undefined;
  };
  return { limits: data, save };
}
