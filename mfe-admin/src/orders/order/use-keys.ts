import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import type { OrderJson } from 'shared-domain/contracts';
import { ORDER_STATUSES, type OrderStatus } from 'shared-domain/orders';
import { paths } from '../../frame/address/index.ts';
import { singleKeysAtom } from '../../frame/shortcuts/index.ts';

interface KeyActions {
  back: (() => void) | undefined;
  on: (() => void) | undefined;
  set: (status: OrderStatus) => void;
  edit: (() => void) | undefined;
}

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, select, textarea');

/** A key's action on an open order, if it has one. */
function actOf({ key }: KeyboardEvent, id: string, { back, on, set, edit }: KeyActions, single: boolean) {
  if (key === 'ArrowUp') return back;
  if (key === 'ArrowDown') return on;
  if (!single) return undefined;
  const status = ORDER_STATUSES[Number(key) - 1];
  if (status) return () => set(status);
  if (key.toLowerCase() === 'e') return edit;
  if (key.toLowerCase() === 'p') return () => window.open(paths.packingSlip(id), '_blank', 'noopener');
  return undefined;
}

/**
 * Keys of an open order: up and down, 1 to 5, E, P. They work anywhere in its dialog except in fields; single-letter keys
 * can be turned off.
 */
export function useOrderKeys(order: OrderJson, actions: KeyActions, isHeard: boolean): void {
  const single = useAtomValue(singleKeysAtom);
  const latest = useRef({ order, actions, single });
  latest.current = { order, actions, single };
  useEffect(() => {
    if (!isHeard) return;
    const press = (event: KeyboardEvent) => {
      const isCommand = event.ctrlKey || event.metaKey || event.altKey;
      if (isCommand || event.repeat || event.defaultPrevented || isField(event.target)) return;
      const { order, actions, single } = latest.current;
      const act = actOf(event, order.id, actions, single);
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isHeard]);
}
