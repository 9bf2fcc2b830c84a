import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type ProductJson, productDescription } from 'shared-domain/contracts';
import { nowAtom } from 'shared-domain/state';
import { useUnsaved } from '../../frame/session/index.ts';
import {
  changedFields,
  DRAFT_FIELDS,
  type Draft,
  type DraftField,
  draftOf,
  problemsOf,
  rebasedDraft,
} from './draft.ts';

/** The typed fields and the product they are based on, whose `updatedAt` still guards the save. */
type StoredDraft = { base: ProductJson; draft: Draft };

/** Parses a stored draft; null if it is invalid. A missing field counts as untouched. */
function storedDraftIn(kept: unknown): StoredDraft | null {
  const { base, draft } = (kept ?? {}) as Partial<Record<keyof StoredDraft, unknown>>;
  const product = productDescription.safeParse(base);
  if (!product.success || typeof draft !== 'object' || draft === null) return null;
  const stored = draftOf(product.data);
  const typed = DRAFT_FIELDS.filter((field) => typeof (draft as Draft)[field] === typeof stored[field]);
  const fields = typed.map((field) => [field, (draft as Draft)[field]]);
  return { base: product.data, draft: { ...stored, ...(Object.fromEntries(fields) as Partial<Draft>) } };
}

/** Whether a product was saved after this version. */
const isAfter = (latest: ProductJson, base: ProductJson) => (latest.updatedAt ?? '') > (base.updatedAt ?? '');

/** The text restored from an interrupted session, else the product as stored. */
function useBegun(latest: ProductJson) {
  const { found, hold } = useUnsaved(`product ${latest.id}`, storedDraftIn);
  const [base, setBase] = useState(found?.typed.base ?? latest);
  const [draft, setDraft] = useState(() => found?.typed.draft ?? draftOf(latest));
  const [keptAt, setKeptAt] = useState(found?.at ?? null);
  return { hold, base, setBase, draft, setDraft, keptAt, setKeptAt };
}

/**
 * A product's draft and its errors, on top of the version it was read from (`base`). It follows `latest`, the product in the
 * list, until something is typed, and then while no field of it differs.
 */
export function useDraft(latest: ProductJson) {
  const { hold, base, setBase, draft, setDraft, keptAt, setKeptAt } = useBegun(latest);
  const [touched, setTouched] = useState<ReadonlySet<DraftField>>(new Set());
  const at = useAtomValue(nowAtom);
  const baseDraft = useMemo(() => draftOf(base), [base]);
  const problems = useMemo(() => problemsOf(draft, base, at), [draft, base, at]);
  const changed = changedFields(draft, baseDraft);
  const isClean = changed.length === 0;
  const isNewer = isAfter(latest, base);

  /** Adopts a stored product and keeps the typed fields. */
  const adopt = useCallback(
    (fresh: ProductJson) => {
      setDraft((before) => rebasedDraft(before, baseDraft, draftOf(fresh)));
      setBase(fresh);
    },
    [baseDraft, setDraft, setBase],
  );
  const isSame = isClean || changedFields(draftOf(latest), baseDraft).length === 0;
  useEffect(() => {
    if (isNewer && isSame) adopt(latest);
  }, [isNewer, isSame, adopt, latest]);
  useEffect(() => hold(isClean ? null : { base, draft }), [hold, isClean, base, draft]);

  /** Starts over with a stored product; typed text is dropped. */
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
    /** Errors to show: of blurred fields, or all after Save. */
    shown: Object.fromEntries(
      Object.entries(problems).filter(([field]) => touched.has(field as DraftField)),
    ) as typeof problems,
    /** The product as someone else saved it while this draft has changes. */
    newer: isNewer && !isSame ? latest : null,
    /** When the session of the restored text ended; unset once it is saved. */
    keptAt: isClean ? null : keptAt,
    set: <Field extends DraftField>(field: Field, value: Draft[Field]) =>
      setDraft((before) => ({ ...before, [field]: value })),
    touch,
    touchAll: () => touch(...(Object.keys(draft) as DraftField[])),
    adopt,
    beginWith,
    /** Drops the draft and shows the stored product. */
    discard: () => beginWith(latest),
  };
}
