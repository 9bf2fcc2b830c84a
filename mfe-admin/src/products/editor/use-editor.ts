import { useRef, useState } from 'react';
import type { Problem } from 'shared-domain/client';
import type { ProductChange, ProductJson } from 'shared-domain/contracts';
import { displayName } from 'shared-domain/products';
import { useChange, useToast, useUndo } from '../../data/calls/index.ts';
import { reverseOf, usePutProducts } from '../../kit/product/index.ts';
import {
  changedFields,
  changeOf,
  conflictsIn,
  type Draft,
  type DraftField,
  draftOf,
  rebasedDraft,
} from './draft.ts';
import { useDraft } from './use-draft.ts';

const FAILED = 'Failed to update product. Please try again.';

/** A conflicting save by someone else: the stored product, and the fields that both changed. */
export type Conflict = { current: ProductJson; fields: DraftField[] };

type Saved = (product: ProductJson) => void;

/** The key of the toast about a product that could not be saved. */
const unsaved = (id: string): string => `unsaved-${id}`;

/** Stores a product and offers Undo. Its `updatedAt` guards against overwriting someone else's change. */
function useStored(tellSaved: Saved) {
  const toast = useToast();
  const offerUndo = useUndo();
  const { send, isSending } = useChange('editProduct');
  const sending = useRef(false);
  const put = ({ id, updatedAt }: ProductJson, change: ProductChange) =>
    send({ params: { id }, body: { ...change, updatedAt } });

  async function undo(before: ProductJson, saved: ProductJson, change: ProductChange) {
    const result = await put(saved, reverseOf(before, change));
    if (result.ok) tellSaved(result.data);
    else toast.failed(FAILED, result.problem.detail);
  }

  /** The stored product or the problem; null while another save is running. */
  async function store(over: ProductJson, change: ProductChange): Promise<ProductJson | Problem | null> {
    if (sending.current) return null;
    sending.current = true;
    const result = await put(over, change);
    sending.current = false;
    if (!result.ok) return result.problem;
    toast.settled(unsaved(over.id));
    tellSaved(result.data);
    offerUndo({
      title: `${displayName(result.data)} has been updated successfully.`,
      undo: () => undo(over, result.data, change),
    });
    return result.data;
  }
  return { store, busy: isSending };
}

/**
 * The editor of one product: draft, saving and conflicts. `latest` is the product in the list; `onSaved` gets every newly
 * stored version.
 */
export function useEditor(latest: ProductJson, onSaved?: Saved) {
  const draftOver = useDraft(latest);
  const { base, draft, baseDraft, beginWith } = draftOver;
  const toast = useToast();
  const put = usePutProducts();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const tellSaved = (product: ProductJson) => {
    put([product]);
    onSaved?.(product);
  };
  const { store, busy } = useStored(tellSaved);

  /** Saves a draft on top of a product; true if it was stored. */
  async function save(typed: Draft, over: ProductJson): Promise<boolean> {
    const stored = await store(over, changeOf(typed, draftOf(over)));
    if (stored === null) return false;
    if ('code' in stored) {
      const { code, current } = stored;
      // Changed and changed back meanwhile, so nothing is overwritten.
      if (code === 'stale' && current && changedFields(draftOf(current), draftOf(over)).length === 0)
        return save(typed, current);
      refused(stored, typed);
      return false;
    }
    beginWith(stored);
    setConflict(null);
    return true;
  }

  function refused({ code, detail, current }: Problem, typed: Draft) {
    if (code === 'stale' && current) {
      tellSaved(current);
      setConflict({ current, fields: conflictsIn(typed, baseDraft, draftOf(current)) });
    } else if (code === 'product_not_found') toast.failed('Product not found', detail);
    else toast.failed(FAILED, `Failed to update product: ${detail}`, unsaved(latest.id));
  }

  return {
    ...draftOver,
    busy,
    conflict,
    tellSaved,
    compare: () => setConflict({ current: latest, fields: conflictsIn(draft, baseDraft, draftOf(latest)) }),
    dismiss: () => setConflict(null),
    save: () => save(draft, base),
    /** Saves with a choice for each conflicting field. */
    resolve: (chosen: Partial<Draft>, current: ProductJson) =>
      save({ ...rebasedDraft(draft, baseDraft, draftOf(current)), ...chosen }, current),
  };
}

export type ProductEditor = ReturnType<typeof useEditor>;
