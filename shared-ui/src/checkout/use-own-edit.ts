import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { newIdempotencyKey } from 'shared-domain/client';
import type { FormerOrder, OwnEditJson } from 'shared-domain/contracts';
import { environmentAtom } from 'shared-domain/state';
import { choiceOf } from './use-delivery.ts';

/** A customer's changes of their order: units by product, the note, and another day or pick-up. */
export type OwnEdit = {
  lines: { productId: string; productName: string; quantity: number }[];
  note: string;
  /** A day or 'pick-up'; null: as agreed. */
  chosen: string | null;
};

const DEBOUNCE_MS = 150;
const CHANGED_MEANWHILE = 'This order was changed in the meantime. Please look at your changes once more.';

/** A change of an own order: the draft, what it would do, and saving it (EDIT-12). */
export function useOwnEdit(id: string, onSaved: (order: FormerOrder) => void) {
  const { client, schedule } = useAtomValue(environmentAtom);
  const [draft, setDraft] = useState<OwnEdit | null>(null);
  const [shown, setShown] = useState<OwnEditJson>();
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const [isOld, setOld] = useState(true);
  const sent = useRef({ text: '', key: '' });
  const asked = draft ? requestOf(draft) : {};
  const text = JSON.stringify(asked);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `text` stands for the request
  useEffect(() => {
    const away = new AbortController();
    const ask = async () => {
      const answer = await client.call(
        'previewOwnEdit',
        { params: { id }, body: asked },
        { signal: away.signal },
      );
      if (away.signal.aborted) return;
      if (!answer.ok) return setProblem(answer.problem.detail);
      setShown(answer.data);
      setOld(false);
      setProblem(undefined);
      setDraft((before) => before ?? draftOf(answer.data));
    };
    setOld(true);
    const callOff = draft ? schedule(() => void ask(), DEBOUNCE_MS) : void ask();
    return () => {
      callOff?.();
      away.abort();
    };
  }, [client, schedule, id, text]);

  const save = async () => {
    if (!draft || !shown || isSaving) return;
    const body = { ...requestOf(draft), from: shown.current, expectedTotal: shown.total.after };
    const whole = JSON.stringify(body);
    if (sent.current.text !== whole) sent.current = { text: whole, key: newIdempotencyKey() };
    setSaving(true);
    const answer = await client.call('editOwnOrder', {
      params: { id },
      body,
      idempotencyKey: sent.current.key,
    });
    setSaving(false);
    if (answer.ok) return onSaved(answer.data);
    if (answer.problem.code !== 'stale') return setProblem(answer.problem.detail);
    // What was typed stays; the next save names the order as it is now.
    const now = await client.call('previewOwnEdit', { params: { id }, body: requestOf(draft) });
    if (now.ok) setShown(now.data);
    setProblem(CHANGED_MEANWHILE);
  };
  const hasNews = draft !== null && shown !== undefined && differs(draft, shown);
  const refusal = problem ?? (hasNews ? refusalIn(draft, shown) : shown?.refusal);
  return {
    ...{ draft, shown, refusal, isSaving, hasNews, save },
    canSave: hasNews && !isOld && (refusal === undefined || refusal === CHANGED_MEANWHILE),
    change: (part: Partial<OwnEdit>) => setDraft((before) => before && { ...before, ...part }),
  };
}

const draftOf = ({ lines, current }: OwnEditJson): OwnEdit => ({
  lines: lines.map(({ productId, productName, after }) => ({ productId, productName, quantity: after })),
  note: current.note,
  chosen: null,
});

function requestOf({ lines, note, chosen }: OwnEdit) {
  const wanted = lines.filter(({ quantity }) => quantity > 0);
  return {
    lines: wanted.map(({ productId, quantity }) => ({ productId, quantity })),
    note,
    ...(chosen === null ? {} : { delivery: choiceOf(chosen) }),
  };
}

function differs({ lines, note, chosen }: OwnEdit, { current }: OwnEditJson): boolean {
  const had = new Map(current.lines.map(({ productId, quantity }) => [productId, quantity]));
  const isSame = lines.every(({ productId, quantity }) => quantity === (had.get(productId) ?? 0));
  return !isSame || note !== current.note || chosen !== null;
}

/** Why the change can't be saved, as a sentence. */
function refusalIn({ lines }: OwnEdit, { refusal, unavailable }: OwnEditJson): string | undefined {
  const [short] = unavailable;
  if (!short) return refusal;
  const name = lines.find(({ productId }) => productId === short.productId)?.productName ?? short.productId;
  return short.left > 0 ? `${name}: only ${short.left} more in stock.` : `${name}: no more in stock.`;
}
