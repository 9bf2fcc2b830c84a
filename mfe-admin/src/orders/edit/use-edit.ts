import { useRef, useState } from 'react';
import { newIdempotencyKey } from 'shared-domain/client';
import { checkInput, type OrderEditForm, type OrderJson, orderEditForm } from 'shared-domain/contracts';
import { useForm, useFormValue } from 'shared-ui/fields';
import { focusRefusedQuantity } from 'shared-ui/quantity-stepper';
import { useCache, useCall, useChange, useRequestKey, useToast, useUndo } from '../../data/calls/index.ts';
import { orderPatch } from '../facts/index.ts';
import { changesIn, choiceOf, deliveryIn, startOf, storedOf } from './draft.ts';

/** An order edit: the version it started from, its form, preview and saving. */
export function useEdit(opened: OrderJson, onDone: () => void) {
  const [base, setBase] = useState(opened);
  const [stale, setStale] = useState<OrderJson | null>(null);
  const save = useSave(base, setStale, onDone);
  const form = useForm<OrderEditForm>({
    schema: orderEditForm,
    initial: startOf(opened),
    mode: 'onTouched',
    onSubmit: async (values) => {
      if (canSave && !focusRefusedQuantity()) form.refuse(await save(values, preview.total.after));
    },
  });
  const draft = useFormValue({ control: form.control }) as OrderEditForm;
  const checked = checkInput(orderEditForm, draft);
  const isWrong = (name: 'lines' | 'delivery') =>
    !checked.ok && checked.errors.some(({ path }) => path.split('.')[0] === name);
  // The effects leave out what is still incomplete.
  const whole = useRef(draft);
  whole.current = {
    ...draft,
    ...(isWrong('lines') && { lines: whole.current.lines }),
    ...(isWrong('delivery') && { delivery: whole.current.delivery }),
  };
  const { lines, note, collectEmpties, delivery } = whole.current;
  const previewed = useCall('previewOrderEdit', {
    params: { id: base.id },
    body: { lines, note, collectEmpties, ...(delivery && { delivery }) },
  });
  const preview = previewed.data;
  const isOld = previewed.isFetching || isWrong('lines');
  const count = changesIn(base, draft);
  const canSave =
    checked.ok && count > 0 && preview && !isOld && !preview.refusal && preview.unavailable.length === 0;
  const why = checked.ok ? (preview?.refusal ?? previewed.problem?.detail) : checked.errors[0]?.message;
  /** Continues on top of someone else's version. */
  const rebase = (current: OrderJson) => {
    setBase(current);
    setStale(null);
  };
  return {
    ...{ base, form, draft, preview, isOld, count, canSave, stale },
    refusal: count > 0 ? why : undefined,
    takeTheirs: (current: OrderJson) => {
      form.reset(startOf(current));
      rebase(current);
    },
    /** Lines that they added show as removed. */
    keepMine: (current: OrderJson) => {
      form.set('delivery', deliveryIn(current, draft.delivery ?? choiceOf(base)));
      rebase(current);
    },
  };
}

export type Edit = ReturnType<typeof useEdit>;

/** Saves with Undo, which is another edit (EDIT-9); returns what the API refuses, by field. */
function useSave(base: OrderJson, onStale: (current: OrderJson) => void, onDone: () => void) {
  const toast = useToast();
  const cache = useCache();
  const offerUndo = useUndo();
  const keyFor = useRequestKey();
  const { send } = useChange('editOrder', { answered: orderPatch, topic: 'orders' });
  const params = { id: base.id };
  const fromOf = (order: OrderJson) => ({ ...storedOf(order), delivery: order.delivery });
  const undo = async (saved: OrderJson, delivery: OrderEditForm['delivery']) => {
    const body = {
      ...{ ...storedOf(base), mail: true, expectedTotal: base.totalAmount, from: fromOf(saved) },
      ...(delivery && { delivery }),
    };
    const result = await send({ params, body, idempotencyKey: newIdempotencyKey() });
    if (!result.ok) toast.failed('The edit was not undone', result.problem.detail);
  };
  return async (values: OrderEditForm, expectedTotal: number) => {
    const sentence = values.mail ? values.sentence : '';
    const body = { ...values, sentence, expectedTotal, from: fromOf(base) };
    const result = await send({ params, body, idempotencyKey: keyFor(body) });
    if (result.ok) {
      const saved = result.data;
      const title = `${base.id} changed`;
      const description = body.mail ? 'An email to the customer is on its way.' : 'No email was sent.';
      // Undoing a refund would make a paid order dearer, which is refused (EDIT-5).
      const isRefunded = base.payment !== undefined && saved.totalAmount < base.totalAmount;
      const isElsewhere = values.delivery?.kind === 'delivery' && values.delivery.to !== undefined;
      const former = values.delivery && choiceOf(base);
      if (isRefunded || isElsewhere || (values.delivery && !former)) toast.done(title, description);
      else offerUndo({ title, description, inFoot: true, undo: () => undo(saved, former) });
      onDone();
      return [];
    }
    const { code, currentOrder, detail, errors = [] } = result.problem;
    if (code === 'stale' && currentOrder) {
      cache.patch(orderPatch(currentOrder));
      onStale(currentOrder);
    } else toast.failed('The order was not changed', detail);
    return errors;
  };
}
