import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { singleKeysAtom } from '../../frame/shortcuts/index.ts';

interface BoardKeys {
  back: () => void;
  on: () => void;
  today: () => void;
  /** Adds the selection to run 1 to 9. */
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

/** `[` and `]` go a day back and forward, T goes to today, 1 to 9 add the selection to that run. */
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
