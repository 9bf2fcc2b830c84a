import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ProductJson } from 'shared-domain/contracts';
import { nowAtom } from 'shared-domain/state';
import { useUnsaved } from '../session/index.ts';
import { type Draft, type DraftField, differing, draftOf, problemsOf, rebased } from './draft.ts';
import { keptDraftIn } from './kept-draft.ts';

/** Whether a product was saved after this one was read. */
const isAfter = (latest: ProductJson, base: ProductJson) => (latest.updatedAt ?? '') > (base.updatedAt ?? '');

/** What has come back of an interrupted session, else the product as it is stored. */
function useBegun(latest: ProductJson) {
  const { found, hold } = useUnsaved(`product ${latest.id}`, keptDraftIn);
  const [base, setBase] = useState(found?.typed.base ?? latest);
  const [draft, setDraft] = useState(() => found?.typed.draft ?? draftOf(latest));
  const [keptAt, setKeptAt] = useState(found?.at ?? null);
  return { hold, base, setBase, draft, setDraft, keptAt, setKeptAt };
}

/**
 * The draft of one product over the product as it was read (`base`), and what is wrong with it. `latest` is the product
 * as the list has it now: while nothing was typed, the draft simply follows what others save.
 */
export function useDraft(latest: ProductJson) {
  const { hold, base, setBase, draft, setDraft, keptAt, setKeptAt } = useBegun(latest);
  const [touched, setTouched] = useState<ReadonlySet<DraftField>>(new Set());
  const at = useAtomValue(nowAtom);
  const baseDraft = useMemo(() => draftOf(base), [base]);
  const problems = useMemo(() => problemsOf(draft, base, at), [draft, base, at]);
  const changed = differing(draft, baseDraft);
  const isClean = changed.length === 0;
  const isNewer = isAfter(latest, base);

  /** Takes over a product that is stored; what was typed stays. */
  const adopt = useCallback(
    (fresh: ProductJson) => {
      setDraft((before) => rebased(before, baseDraft, draftOf(fresh)));
      setBase(fresh);
    },
    [baseDraft, setDraft, setBase],
  );
  useEffect(() => {
    if (isNewer && isClean) adopt(latest);
  }, [isNewer, isClean, adopt, latest]);
  useEffect(() => hold(isClean ? null : { base, draft }), [hold, isClean, base, draft]);

  /** Begins anew with a product as it is stored; nothing is typed any more. */
  const beginWith = (stored: ProductJson) => {
    setBase(stored);
    setDraft(draftOf(stored));
    setTouched(new Set());
    setKeptAt(null);
  };
  const touch = (...fields: DraftField[]) => setTouched((before) => new Set([...before, ...fields]));
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
    /** The product as somebody else has saved it meanwhile, while something is typed here. */
    newer: isNewer && !isClean ? latest : null,
    /** When the session ended under the text that has come back, while it is not saved. */
    keptAt: isClean ? null : keptAt,
    set: <Field extends DraftField>(field: Field, value: Draft[Field]) =>
      setDraft((before) => ({ ...before, [field]: value })),
    touch,
    touchAll: () => touch(...(Object.keys(draft) as DraftField[])),
    adopt,
    beginWith,
    /** Drops what was typed: the fields are as the product is stored now. */
    discard: () => beginWith(latest),
  };
}
