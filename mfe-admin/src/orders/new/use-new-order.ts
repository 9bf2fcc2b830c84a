import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Problem } from 'shared-domain/client';
import { type StaffOrderRequest, type StaffQuoteJson, staffOrderRequest } from 'shared-domain/contracts';
import { typedSchema, useForm, useFormValue } from 'shared-ui/fields';
import { focusRefusedQuantity } from 'shared-ui/quantity-stepper';
import { useCall, useChange, useRequestKey, useToast } from '../../data/calls/index.ts';
import { paths, useAddressQuery } from '../../frame/address/index.ts';
import { useSaved } from '../../frame/session/index.ts';
import { useProducts } from '../../kit/product/index.ts';
import { type Line, withUnits } from '../line-entry/index.ts';
import {
  EMPTY_DRAFT,
  filledBy,
  type OrderDraft,
  readDraft,
  requestOf,
  withAccount,
  withDay,
} from './draft.ts';

/** Debounce of the quote after typing, in milliseconds. */
const PAUSE_MS = 150;

/** A draft's quote and delivery days; `isOld` while a newer one is loading. */
function useQuote({ channel, account, lines, postalCode }: OrderDraft) {
  const body = { channel, ...(account ? { account } : {}), lines, ...(postalCode ? { postalCode } : {}) };
  const text = JSON.stringify(body);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const quote = useCall('quoteStaffOrder', { body: JSON.parse(settled) as typeof body });
  return { ...quote, isOld: quote.isFetching || settled !== text };
}

const EMPTY = JSON.stringify(EMPTY_DRAFT);

/** The order's form, stored on this device after each change. An account in the address starts a new one. */
function useDraft<Request>(use: Omit<Parameters<typeof useForm<OrderDraft, Request>>[0], 'initial'>) {
  const { query } = useAddressQuery();
  const { found, save } = useSaved('new order', readDraft);
  const asked = query.get('account');
  const isOther = asked !== null && asked !== found?.typed.account;
  const initial = isOther ? { ...EMPTY_DRAFT, account: asked } : (found?.typed ?? EMPTY_DRAFT);
  const form = useForm({ ...use, initial });
  const typed = useFormValue({ control: form.control }) as OrderDraft;
  const [savedAt, setSavedAt] = useState(isOther ? undefined : found?.at);
  const text = JSON.stringify(typed);
  const stored = useRef(text);
  useEffect(() => {
    if (stored.current === text) return;
    stored.current = text;
    const at = save(text === EMPTY ? null : JSON.parse(text));
    setSavedAt(text === EMPTY ? undefined : at);
  }, [text, save]);
  return {
    ...{ form, typed, savedAt },
    change: (part: Partial<OrderDraft>) => {
      for (const [name, value] of Object.entries(part)) form.set(name as keyof OrderDraft, value as never);
    },
    discard: () => form.reset(EMPTY_DRAFT),
  };
}

/** The draft's account, which fills in the form once when chosen. */
function useAccount(draft: OrderDraft, change: (part: Partial<OrderDraft>) => void) {
  const number = draft.channel === 'licensee' ? draft.account : null;
  const use = { enabled: number !== null, live: false };
  const { data, problem } = useCall('orderingAccount', { params: { number: number ?? '' } }, use);
  const account = number !== null && data?.licenseNumber === number ? data : undefined;
  const filled = filledBy(account, draft);
  // A new account has nothing to fill in.
  const isFilling = Object.keys(filled).length > 0;
  useEffect(() => {
    if (isFilling) change(filled);
  });
  return { account, accountProblem: number === null ? undefined : problem };
}

/** Placing right after the last line waits for that line's price. */
function useWhenPriced(isOld: boolean, act: () => void): () => void {
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!isWaiting || isOld) return;
    setWaiting(false);
    act();
  });
  return () => setWaiting(true);
}

/** Sends the order; returns what the API refuses, by field. Retrying after a lost answer sends the same request. */
function useSend() {
  const toast = useToast();
  const navigate = useNavigate();
  const { send } = useChange('placeStaffOrder', { topic: 'orders' });
  const keyFor = useRequestKey();
  const [refusal, setRefusal] = useState<Problem>();
  const place = async (body: StaffOrderRequest, onPlaced: () => void) => {
    const result = await send({ body, idempotencyKey: keyFor(body) });
    setRefusal(result.ok ? undefined : result.problem);
    if (!result.ok) return result.problem.errors ?? [];
    onPlaced();
    await navigate(paths.order(result.data.id));
    toast.done(`${result.data.id} placed`, `The confirmation goes to ${result.data.customerEmail}.`);
    return undefined;
  };
  return { place, refusal };
}

/** A new order's form, account, quote and actions. */
export function useNewOrder() {
  const shown = useRef<StaffQuoteJson>(undefined);
  const { place, refusal } = useSend();
  const { form, typed, savedAt, change, discard } = useDraft<StaffOrderRequest>({
    schema: typedSchema(staffOrderRequest, (draft: OrderDraft) => requestOf(draft, shown.current)),
    onSubmit: async (body) => {
      const refused = await place(body, discard);
      if (!refused) return;
      quote.refetch();
      form.refuse(refused);
    },
  });
  const quote = useQuote(typed);
  shown.current = quote.data;
  const draft = withDay(typed, quote.data?.delivery);
  const entry = useRef<HTMLInputElement>(null);
  const { account, accountProblem } = useAccount(draft, change);
  const { products = [] } = useProducts();
  const needsAccount = draft.channel === 'licensee' && draft.account === null;
  useEffect(() => {
    if (!needsAccount) entry.current?.focus();
  }, [needsAccount]);
  const submit = useWhenPriced(quote.isOld, () => {
    const [short] = quote.data?.quote.unavailable ?? [];
    if (short) {
      const row = `[data-product="${CSS.escape(short.productId)}"] input`;
      return document.querySelector<HTMLInputElement>(row)?.focus();
    }
    if (quote.data && draft.lines.length > 0 && !needsAccount && !focusRefusedQuantity()) form.submit();
  });
  return {
    ...{ form, draft, savedAt, change, discard, entry, account, accountProblem, quote, needsAccount, submit },
    problem: refusal ?? quote.problem,
    products: new Map(products.map((product) => [product.id, product])),
    choose: (number: string) => change(withAccount(number)),
    add: (lines: readonly Line[]) =>
      form.set(
        'lines',
        lines.reduce((all, line) => withUnits(all, line.productId, line.quantity), draft.lines),
      ),
  };
}

export type NewOrder = ReturnType<typeof useNewOrder>;
