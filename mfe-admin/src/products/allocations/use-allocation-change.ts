import type { AllocationForm, AllocationJson } from 'shared-domain/contracts';
import { useChange, useToast, useUndo } from '../../data/calls/index.ts';

type Terms = Omit<AllocationForm, 'productId'>;

/** Announces, changes and cancels allocations, with Undo where possible (ALLOCATION-12). */
export function useAllocationChange() {
  const toast = useToast();
  const offerUndo = useUndo();
  const topic = 'allocations' as const;
  const created = useChange('createAllocation', { topic });
  const edited = useChange('editAllocation', { topic });
  const cancelled = useChange('cancelAllocation', { topic });

  const put = async (id: string, terms: Terms & { version: number }): Promise<AllocationJson | null> => {
    const result = await edited.send({ params: { id }, body: terms });
    if (result.ok) return result.data;
    const isStale = result.problem.code === 'stale';
    toast.failed(
      isStale ? 'Changed in the meantime' : 'Not saved',
      isStale
        ? 'Someone else has changed this allocation. Your entries are still here. Check them and save again.'
        : result.problem.detail,
    );
    return null;
  };
  const setCancelled = async (id: string, isCancelled: boolean): Promise<boolean> => {
    const result = await cancelled.send({ params: { id }, body: { cancelled: isCancelled } });
    if (!result.ok) toast.failed(isCancelled ? 'Not cancelled' : 'Not brought back', result.problem.detail);
    return result.ok;
  };

  const announce = async (form: AllocationForm): Promise<boolean> => {
    const result = await created.send({ body: form });
    if (!result.ok) toast.failed('Not announced', result.problem.detail);
    if (!result.ok) return false;
    const { id, productName } = result.data;
    const undo = async () => void (await setCancelled(id, true));
    offerUndo({ title: `${productName} announced`, undo });
    return true;
  };
  const edit = async (before: AllocationJson, terms: Terms): Promise<boolean> => {
    const after = await put(before.id, { ...terms, version: before.version });
    if (!after) return false;
    const { kind, units, most, opensAt, closesAt } = before;
    const former = { kind, units, most, opensAt, closesAt, version: after.version };
    offerUndo({ title: 'Allocation saved', undo: async () => void (await put(before.id, former)) });
    return true;
  };
  const cancel = async ({ id, productName }: AllocationJson): Promise<void> => {
    if (!(await setCancelled(id, true))) return;
    const undo = async () => void (await setCancelled(id, false));
    offerUndo({ title: `Allocation of ${productName} cancelled`, undo });
  };
  return { announce, edit, cancel, bringBack: setCancelled };
}
