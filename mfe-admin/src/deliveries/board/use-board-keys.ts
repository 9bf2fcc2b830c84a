import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { singleKeysAtom } from '../../shortcuts/index.ts';

interface BoardKeys {
  back: () => void;
  on: () => void;
  today: () => void;
  /** The run of this number, from 1. */
  addTo: (number: number) => void;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input:not([type="checkbox"]), select, textarea');

const isLayerOpen = () => document.querySelector('[role="dialog"], [role="menu"]') !== null;

function actOf({ key }: KeyboardEvent, keys: BoardKeys): (() => void) | undefined {
  if (key === '[') return keys.back;
  if (key === ']') return keys.on;
  if (key.toLowerCase() === 't') return keys.today;
  return /^[1-9]$/.test(key) ? () => keys.addTo(Number(key)) : undefined;
}

/** `[` and `]` go a day back and on, T is today, 1 to 9 add what is selected to that run; they can be turned off. */
export function useBoardKeys(keys: BoardKeys): void {
  const single = useAtomValue(singleKeysAtom);
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    if (!single) return;
    const press = (event: KeyboardEvent) => {
      const isCommand = event.ctrlKey || event.metaKey || event.altKey;
      if (isCommand || event.defaultPrevented || isTyping(event.target) || isLayerOpen()) return;
      const act = actOf(event, latest.current);
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [single]);
}
