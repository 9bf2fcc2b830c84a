import type { SupplierJson, SupplierPut } from 'shared-domain/contracts';
import { useCall, useChange, useToast, useUndo } from '../../data/calls/index.ts';

/** The suppliers, and saving and removing one; a removed one comes back by Undo (SUPPLIER-1). */
export function useSuppliers() {
  const toast = useToast();
  const offerUndo = useUndo();
  const list = useCall('suppliers', {});
  const { send: put } = useChange('saveSupplier', { topic: 'suppliers' });
  const { send: take } = useChange('removeSupplier', { topic: 'suppliers' });
  const save = async (id: string, body: SupplierPut) => {
    const result = await put({ params: { id }, body });
    if (!result.ok) return result.problem;
    toast.done(`${result.data.name} saved`);
    return undefined;
  };
  const remove = async ({ id, version: _, ...supplier }: SupplierJson) => {
    const result = await take({ params: { id } });
    if (!result.ok) return void toast.failed('Not removed', result.problem.detail);
    const undo = async () => void (await save(id, { ...supplier, version: 0 }));
    offerUndo({ title: `${supplier.name} removed`, undo });
  };
  return { list, save, remove };
}
