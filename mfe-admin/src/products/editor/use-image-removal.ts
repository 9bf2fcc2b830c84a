import type { ProductJson } from 'shared-domain/contracts';
import { displayName } from 'shared-domain/products';
import { useChange, useToast, useUndo } from '../../data/calls/index.ts';
import type { ProductEditor } from './use-editor.ts';

/** Removes the product's image at once, with an Undo; a drawing is shown instead. */
export function useImageRemoval({ base, adopt, tellSaved }: ProductEditor) {
  const { send } = useChange('editProduct');
  const toast = useToast();
  const offerUndo = useUndo();
  return async () => {
    const change = async (over: ProductJson, imageUrl: string | null) => {
      const result = await send({ params: { id: over.id }, body: { imageUrl, updatedAt: over.updatedAt } });
      if (!result.ok) {
        toast.failed('Failed to update product. Please try again.', result.problem.detail);
        return null;
      }
      adopt(result.data);
      tellSaved(result.data);
      return result.data;
    };
    const saved = await change(base, null);
    if (!saved) return;
    const undo = async () => void (await change(saved, base.imageUrl ?? null));
    offerUndo({ title: 'Image removed', description: displayName(base), undo });
  };
}
