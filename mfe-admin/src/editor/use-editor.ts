import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ProductChange, ProductJson } from 'shared-domain/contracts';
import { displayName } from 'shared-domain/products';
import { nowAtom } from 'shared-domain/state';
import { reverseOf } from '../products/index.ts';
import { useUnsaved } from '../session/index.ts';
import { useStaff, useToast, useUndo } from '../staff/index.ts';
import {
  changeOf,
  conflictsIn,
  type Draft,
  type DraftField,
  differing,
  draftOf,
  problemsOf,
  rebased,
} from './draft.ts';
import { keptDraftIn } from './kept-draft.ts';

const FAILED = 'Failed to update product. Please try again.';

/** Somebody else has saved the product: what is stored now, and the fields on which both have changed their mind. */
export type Conflict = { current: ProductJson; fields: DraftField[] };

/**
 * The editor of one product: the draft over the product as it was read, saving with its `updatedAt` as the guard, and
 * what to do when somebody else has saved it first. `latest` is the product as the list has it now.
 */
export function useEditor(latest: ProductJson, onSaved: (product: ProductJson) => void) {
  const staff = useStaff();
  const toast = useToast();
  const offerUndo = useUndo();
  const { found, hold } = useUnsaved(`product ${latest.id}`, keptDraftIn);
  const [base, setBase] = useState(found?.typed.base ?? latest);
  const [draft, setDraft] = useState(() => found?.typed.draft ?? draftOf(latest));
  const [keptAt, setKeptAt] = useState(found?.at ?? null);
  const [touched, setTouched] = useState<ReadonlySet<DraftField>>(new Set());
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  const baseDraft = useMemo(() => draftOf(base), [base]);
  const changed = differing(draft, baseDraft);
  const at = useAtomValue(nowAtom);
  const problems = useMemo(() => problemsOf(draft, base, at), [draft, base, at]);

  const set = <Field extends DraftField>(field: Field, value: Draft[Field]) =>
    setDraft((before) => ({ ...before, [field]: value }));
  const touch = (...fields: DraftField[]) => setTouched((before) => new Set([...before, ...fields]));

  /** Takes over a product that is stored; what was typed stays. */
  const adopt = useCallback(
    (fresh: ProductJson) => {
      setDraft((before) => rebased(before, baseDraft, draftOf(fresh)));
      setBase(fresh);
    },
    [baseDraft],
  );

  // While nothing was typed the editor simply follows what others save.
  const isNewer = latest.updatedAt !== base.updatedAt && (latest.updatedAt ?? '') > (base.updatedAt ?? '');
  const isClean = changed.length === 0;
  useEffect(() => {
    if (isNewer && isClean) adopt(latest);
  }, [isNewer, isClean, adopt, latest]);
  useEffect(() => hold(isClean ? null : { base, draft }), [hold, isClean, base, draft]);

  async function undo(before: ProductJson, saved: ProductJson, change: ProductChange) {
    const result = await staff.editProduct(saved.id, {
      ...reverseOf(before, change),
      updatedAt: saved.updatedAt,
    });
    if (result.ok) onSaved(result.data);
    else toast.failed(FAILED, result.problem.detail);
  }

  /** Tells of another's saving: with nothing to choose the draft just goes on over what is stored now. */
  function meet(current: ProductJson, typed: Draft) {
    onSaved(current);
    const fields = conflictsIn(typed, baseDraft, draftOf(current));
    setConflict({ current, fields });
  }

  /** Saves a draft over a product; true where it was stored. */
  async function store(typed: Draft, over: ProductJson): Promise<boolean> {
    if (sending.current) return false;
    const change = changeOf(typed, draftOf(over));
    sending.current = true;
    setBusy(true);
    const result = await staff.editProduct(over.id, { ...change, updatedAt: over.updatedAt });
    sending.current = false;
    setBusy(false);
    if (result.ok) {
      setBase(result.data);
      setDraft(draftOf(result.data));
      setTouched(new Set());
      setConflict(null);
      setKeptAt(null);
      onSaved(result.data);
      offerUndo({
        title: `${displayName(result.data)} has been updated successfully.`,
        undo: () => undo(over, result.data, change),
      });
      return true;
    }
    const { problem } = result;
    if (problem.code === 'stale' && problem.current) meet(problem.current, typed);
    else if (problem.code === 'product_not_found') toast.failed('Product not found', problem.detail);
    else toast.failed(FAILED, `Failed to update product: ${problem.detail}`);
    return false;
  }

  return {
    base,
    draft,
    baseDraft,
    changed,
    problems,
    /** Problems that are shown: of fields that were left, or all of them after a press of Save. */
    shown: Object.fromEntries(
      Object.entries(problems).filter(([field]) => touched.has(field as DraftField)),
    ) as typeof problems,
    busy,
    conflict,
    /** The product as somebody else has saved it meanwhile, while something is typed here. */
    newer: isNewer && !isClean ? latest : null,
    /** When the session ended under the text that has come back, while it is not saved. */
    keptAt: isClean ? null : keptAt,
    /** Drops what was typed: the fields are as the product is stored now. */
    discard: () => {
      setBase(latest);
      setDraft(draftOf(latest));
      setTouched(new Set());
      setKeptAt(null);
    },
    set,
    touch,
    touchAll: () => touch(...(Object.keys(draft) as DraftField[])),
    adopt,
    compare: () => setConflict({ current: latest, fields: conflictsIn(draft, baseDraft, draftOf(latest)) }),
    dismiss: () => setConflict(null),
    save: () => store(draft, base),
    /** Saves with a choice for each field on which both have changed their mind. */
    resolve: (chosen: Partial<Draft>, current: ProductJson) =>
      store({ ...rebased(draft, baseDraft, draftOf(current)), ...chosen }, current),
  };
}

export type ProductEditor = ReturnType<typeof useEditor>;
