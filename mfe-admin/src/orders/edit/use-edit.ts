import { useState } from 'react';
import { newIdempotencyKey } from 'shared-domain/client';
import type { OrderJson } from 'shared-domain/contracts';
import { focusRefusedQuantity } from 'shared-ui/quantity-stepper';
import { useCache, useCall, useChange, useRequestKey, useToast, useUndo } from '../../data/calls/index.ts';
import { orderPatch } from '../facts/index.ts';
import {
  besideOf,
  changesIn,
  deliveryIn,
  type EditDraft,
  formerDelivery,
  lacksAddress,
  linesOf,
  startOf,
  wantedOf,
} from './draft.ts';

const NO_ADDRESS = 'Please enter street, city and postal code.';
const NO_LINES = 'An order needs at least one line. Cancel the order instead.';

/** An order edit: base version, draft, preview and saving. */
export function useEdit(opened: OrderJson, onDone: () => void) {
  const [base, setBase] = useState(opened);
  const [draft, setDraft] = useState<EditDraft>(() => startOf(opened));
  const [stale, setStale] = useState<OrderJson | null>(null);
  const lines = wantedOf(draft);
  const preview = useCall(
    'previewOrderEdit',
    {
      params: { id: base.id },
      body: {
        lines,
        note: draft.note,
        collectEmpties: draft.collectEmpties,
        delivery: deliveryIn(base, draft),
      },
    },
    { enabled: lines.length > 0 },
  );
  const count = changesIn(base, draft);
  const shown = lines.length > 0 ? preview.data : undefined;
  const isOld = preview.isFetching;
  const isHalf = lacksAddress(draft);
  const canSave =
    count > 0 && !isHalf && shown !== undefined && !isOld && !shown.refusal && shown.unavailable.length === 0;
  const missing = lines.length === 0 ? NO_LINES : isHalf ? NO_ADDRESS : undefined;
  const why = missing ?? shown?.refusal ?? preview.problem?.detail;
  const refusal = count > 0 ? why : undefined;
  const { save, isSaving } = useSave(base, setStale, onDone);
  return {
    ...{ base, draft, preview: shown, refusal, isOld, count, canSave, isSaving, stale },
    change: (part: Partial<EditDraft>) => setDraft((before) => ({ ...before, ...part })),
    save: () => {
      if (canSave && !isSaving && !focusRefusedQuantity()) void save(draft, shown.total.after);
    },
    /** Continues from someone else's version. */
    takeTheirs: () => {
      if (!stale) return;
      setBase(stale);
      setDraft(startOf(stale));
      setStale(null);
    },
    /** Rebases this draft on someone else's version; lines they added show as removed. */
    keepMine: () => {
      if (!stale) return;
      const known = new Set(draft.lines.map(({ productId }) => productId));
      const added = linesOf(stale).filter(({ productId }) => !known.has(productId));
      setBase(stale);
      setDraft({ ...draft, lines: [...draft.lines, ...added.map((line) => ({ ...line, quantity: 0 }))] });
      setStale(null);
    },
  };
}

function requestOf(base: OrderJson, draft: EditDraft, expectedTotal: number) {
  const { mail, note, collectEmpties, sentence } = draft;
  const delivery = deliveryIn(base, draft);
  return {
    ...{ lines: wantedOf(draft), note, collectEmpties, ...(delivery ? { delivery } : {}) },
    ...{ mail, sentence: mail ? sentence : '', expectedTotal },
    from: { lines: linesOf(base), ...besideOf(base), delivery: base.delivery },
  };
}

/** Saves with Undo, which is another edit (EDIT-9). */
function useSave(base: OrderJson, onStale: (current: OrderJson) => void, onDone: () => void) {
  const toast = useToast();
  const cache = useCache();
  const offerUndo = useUndo();
  const keyFor = useRequestKey();
  const { send, isSending } = useChange('editOrder', { answered: orderPatch, topic: 'orders' });
  const undo = async (saved: OrderJson, delivery: ReturnType<typeof formerDelivery>) => {
    const body = {
      ...(delivery ? { delivery } : {}),
      ...{ lines: linesOf(base), ...besideOf(base), mail: true, expectedTotal: base.totalAmount },
      from: { lines: linesOf(saved), ...besideOf(saved), delivery: saved.delivery },
    };
    const result = await send({ params: { id: base.id }, body, idempotencyKey: newIdempotencyKey() });
    if (!result.ok) toast.failed('The edit was not undone', result.problem.detail);
  };
  const save = async (draft: EditDraft, expectedTotal: number) => {
    const body = requestOf(base, draft, expectedTotal);
    const result = await send({ params: { id: base.id }, body, idempotencyKey: keyFor(body) });
    if (result.ok) {
      const saved = result.data;
      const title = `${base.id} changed`;
      const description = body.mail ? 'An email to the customer is on its way.' : 'No email was sent.';
      // Undoing a refund would make a paid order dearer, which is refused (EDIT-5).
      const isRefunded = base.payment !== undefined && saved.totalAmount < base.totalAmount;
      const former = body.delivery && formerDelivery(base, draft);
      if (isRefunded || (body.delivery && !former)) toast.done(title, description);
      else offerUndo({ title, description, inFoot: true, undo: () => undo(saved, former) });
      return onDone();
    }
    const { code, currentOrder, detail } = result.problem;
    if (code !== 'stale' || !currentOrder) return void toast.failed('The order was not changed', detail);
    cache.patch(orderPatch(currentOrder));
    onStale(currentOrder);
  };
  return { save, isSaving: isSending };
}
