import type { DeliveryPlanJson } from 'shared-domain/contracts';
import { useCall, useChange, useToast, useUndo } from '../../data/calls/index.ts';

type Content = Pick<DeliveryPlanJson, 'zones' | 'closedDates'>;

/** Loads and saves zones and closed dates, with Undo and without overwriting someone else's change (DELIVERY-11). */
export function usePlan() {
  const toast = useToast();
  const offerUndo = useUndo();
  const { data: plan, problem, refetch } = useCall('deliveryPlan', {});
  const { send, isSending } = useChange('saveDeliveryPlan', {
    answered: (saved) => ({ deliveryPlan: () => saved }),
    topic: 'deliveries',
  });
  const put = async (content: Content, version: number) => {
    const result = await send({ body: { ...content, version } });
    if (result.ok) return result.data;
    const isStale = result.problem.code === 'stale';
    toast.failed(
      isStale ? 'Changed in the meantime' : 'Not saved',
      isStale
        ? 'Someone else has changed the zones. Your entries are still here. Check them and save again.'
        : result.problem.detail,
    );
    if (isStale) refetch();
    return null;
  };
  /** Saves the plan and reports it as `title`. False if refused. */
  const save = async (content: Content, title: string): Promise<boolean> => {
    if (!plan) return false;
    const saved = await put(content, plan.version);
    if (!saved) return false;
    const { zones, closedDates } = plan;
    offerUndo({ title, undo: async () => void (await put({ zones, closedDates }, saved.version)) });
    return true;
  };
  return { plan, problem, refetch, save, isSending };
}
