import { useEffect, useRef, useState } from 'react';
import type { DeliveryDaysJson } from 'shared-domain/contracts';
import { focusRefusedQuantity } from 'shared-ui/quantity-stepper';
import { useCall } from '../../data/calls/index.ts';
import { useProducts } from '../../kit/product/index.ts';
import { passedRule } from '../delivery/index.ts';
import { type DraftLine, filledBy, type OrderDraft, withUnits } from './draft.ts';
import { useDraft } from './use-draft.ts';
import { usePlace } from './use-place.ts';
import { useQuote } from './use-quote.ts';

/** Ctrl Enter places the order, F2 changes the account. */
function useKeys(acts: { place: () => void; changeAccount: () => void }): void {
  const latest = useRef(acts);
  latest.current = acts;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isPlace = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat;
      if (!isPlace && event.key !== 'F2') return;
      event.preventDefault();
      if (isPlace) latest.current.place();
      else latest.current.changeAccount();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

/** The draft's account, which fills in the form once when chosen. */
function useAccount(draft: OrderDraft, change: (part: Partial<OrderDraft>) => void) {
  const number = draft.channel === 'licensee' ? draft.account : null;
  const use = { enabled: number !== null, live: false };
  const account = useCall('orderingAccount', { params: { number: number ?? '' } }, use);
  const data = number !== null && account.data?.licenseNumber === number ? account.data : undefined;
  const isEmpty = Object.keys(draft.form).length === 0;
  const filled = data && isEmpty ? filledBy(data) : {};
  // A new account has nothing to fill in.
  const isFilling = Object.keys(filled).length > 0;
  useEffect(() => {
    if (isFilling) change({ form: filled });
  });
  return { account: data, accountProblem: number === null ? undefined : account.problem };
}

/** Defaults a draft to the next open day, or to pick-up if there is none. */
function withDay(draft: OrderDraft, delivery: DeliveryDaysJson | undefined): OrderDraft {
  if (draft.delivery || !delivery?.hasZones) return draft;
  const next = delivery.days.find(({ isLate }) => !isLate);
  return { ...draft, delivery: next ? { kind: 'delivery', day: next.day } : { kind: 'pick-up' } };
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

/** A new order's draft, account, quote and actions. */
export function useNewOrder() {
  const { draft: typed, change, discard } = useDraft();
  const quote = useQuote(typed);
  const draft = withDay(typed, quote.data?.delivery);
  const entry = useRef<HTMLInputElement>(null);
  const { account, accountProblem } = useAccount(draft, change);
  const { products = [] } = useProducts();
  const placing = usePlace(discard, quote.refetch);
  const needsAccount = draft.channel === 'licensee' && draft.account === null;
  useEffect(() => {
    if (!needsAccount) entry.current?.focus();
  }, [needsAccount]);
  const { data, isOld } = quote;
  const place = useWhenPriced(isOld, () => {
    const [short] = data?.quote.unavailable ?? [];
    if (short) {
      const row = `[data-product="${CSS.escape(short.productId)}"] input`;
      return document.querySelector<HTMLInputElement>(row)?.focus();
    }
    if (focusRefusedQuantity() || !data || placing.isPlacing || draft.lines.length === 0 || needsAccount)
      return;
    const isPassing = passedRule(draft, data.delivery) !== undefined;
    void placing.place(isPassing ? draft : { ...draft, passing: '' }, data.quote.total);
  });
  useKeys({ place, changeAccount: () => change({ account: null }) });
  const add = (lines: readonly DraftLine[]) => {
    const all = [...draft.lines];
    change({ lines: lines.reduce((sum, line) => withUnits(sum, line.productId, line.quantity), all) });
  };
  return {
    ...{ draft, change, discard, entry, account, accountProblem, products, quote, placing, place, add },
    needsAccount,
  };
}
