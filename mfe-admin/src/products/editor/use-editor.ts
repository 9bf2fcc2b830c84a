import { useEffect, useState } from 'react';
import type { Problem } from 'shared-domain/client';
import type { ProductChange, ProductJson } from 'shared-domain/contracts';
import { displayName } from 'shared-domain/products';
import { useForm, useFormValue } from 'shared-ui/fields';
import { useChange, useNow, useToast, useUndo } from '../../data/calls/index.ts';
import { useUnsaved } from '../../frame/session/index.ts';
import { reverseOf, usePutProducts } from '../../kit/product/index.ts';
import {
  changedFields,
  changeOf,
  conflictsIn,
  DRAFT_FIELDS,
  type Draft,
  type DraftField,
  draftOf,
  editorSchema,
  rebasedDraft,
  storedDraftIn,
} from './draft.ts';

const FAILED = 'Failed to update product. Please try again.';

/** A conflicting save by someone else: the stored product, and the fields that both changed. */
export type Conflict = { current: ProductJson; fields: DraftField[] };

type Saved = (product: ProductJson) => void;

/** The key of the toast about a product that could not be saved. */
const unsaved = (id: string): string => `unsaved-${id}`;

/** Whether a product was saved after this version. */
const isAfter = (latest: ProductJson, base: ProductJson) => (latest.updatedAt ?? '') > (base.updatedAt ?? '');

/** Stores a product and offers Undo. Its `updatedAt` guards against overwriting someone else's change. */
function useStored(tellSaved: Saved) {
  const toast = useToast();
  const offerUndo = useUndo();
  const { send, isSending } = useChange('editProduct');
  const put = ({ id, updatedAt }: ProductJson, change: ProductChange) =>
    send({ params: { id }, body: { ...change, updatedAt } });

  async function undo(before: ProductJson, saved: ProductJson, change: ProductChange) {
    const result = await put(saved, reverseOf(before, change));
    if (result.ok) tellSaved(result.data);
    else toast.failed(FAILED, result.problem.detail);
  }

  async function store(over: ProductJson, change: ProductChange): Promise<ProductJson | Problem> {
    const result = await put(over, change);
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

/** A product's form on top of the version it was read from (`base`), kept when the session ends. */
function useProductForm(latest: ProductJson, onSubmit: () => Promise<void>, onInvalid: () => void) {
  const { found, hold } = useUnsaved(`product ${latest.id}`, storedDraftIn);
  const [base, setBase] = useState(found?.typed.base ?? latest);
  const [keptAt, setKeptAt] = useState(found?.at);
  const schema = editorSchema(base, useNow());
  const initial = found?.typed.draft ?? draftOf(base);
  const form = useForm({ schema, initial, mode: 'onTouched', onSubmit, onInvalid });
  const draft = useFormValue({ control: form.control }) as Draft;
  const changed = changedFields(draft, draftOf(base));
  const isClean = changed.length === 0;
  useEffect(() => hold(isClean ? null : { base, draft }), [hold, isClean, base, draft]);
  return {
    ...{ form, base, draft, changed },
    errors: DRAFT_FIELDS.filter((field) => form.errorOf(field) !== undefined),
    /** When the session of the restored text ended; unset once it is saved. */
    keptAt: isClean ? undefined : keptAt,
    /** Starts over with a stored product; typed text is dropped. */
    beginWith: (stored: ProductJson) => {
      form.reset(draftOf(stored));
      setBase(stored);
      setKeptAt(undefined);
    },
    /** Adopts a stored product and keeps the typed fields. */
    adopt: (fresh: ProductJson) => {
      const rebased = rebasedDraft(form.values(), draftOf(base), draftOf(fresh));
      form.reset(rebased, { keepErrors: true, keepTouched: true, keepIsSubmitted: true });
      setBase(fresh);
    },
  };
}

/**
 * The editor of one product: form, saving and conflicts. `latest` is the product in the list, which the form follows until
 * something is typed, and then while no field of it differs; `onSaved` gets every newly stored version.
 */
export function useEditor(latest: ProductJson, onSaved: Saved | undefined, onInvalid: () => void) {
  const toast = useToast();
  const put = usePutProducts();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const tellSaved = (product: ProductJson) => {
    put([product]);
    onSaved?.(product);
  };
  const { store, busy } = useStored(tellSaved);
  const product = useProductForm(latest, () => save(draft, base), onInvalid);
  const { form, base, draft, changed, adopt, beginWith } = product;
  const stored = draftOf(latest);
  const isNewer = isAfter(latest, base);
  const isSame = changed.length === 0 || changedFields(stored, draftOf(base)).length === 0;
  useEffect(() => {
    if (isNewer && isSame) adopt(latest);
  });

  async function save(typed: Draft, over: ProductJson): Promise<void> {
    if (changedFields(typed, draftOf(over)).length === 0) return;
    const answer = await store(over, changeOf(typed, draftOf(over)));
    if (!('code' in answer)) {
      beginWith(answer);
      return setConflict(null);
    }
    const { code, current, detail, errors = [] } = answer;
    if (code === 'stale' && current) {
      // Changed and changed back meanwhile, so nothing is overwritten.
      if (changedFields(draftOf(current), draftOf(over)).length === 0) return save(typed, current);
      tellSaved(current);
      setConflict({ current, fields: conflictsIn(typed, draftOf(base), draftOf(current)) });
    } else if (code === 'product_not_found') toast.failed('Product not found', detail);
    else toast.failed(FAILED, `Failed to update product: ${detail}`, unsaved(latest.id));
    form.refuse(errors);
  }

  return {
    ...product,
    busy,
    conflict,
    tellSaved,
    /** The product as someone else saved it while this draft has changes. */
    isNewer: isNewer && !isSame,
    compare: () => setConflict({ current: latest, fields: conflictsIn(draft, draftOf(base), stored) }),
    dismiss: () => setConflict(null),
    /** Drops the draft and shows the stored product. */
    discard: () => beginWith(latest),
    /** Saves with a choice for each conflicting field. */
    resolve: (chosen: Partial<Draft>, current: ProductJson) =>
      save({ ...rebasedDraft(draft, draftOf(base), draftOf(current)), ...chosen }, current),
  };
}

export type ProductEditor = ReturnType<typeof useEditor>;
