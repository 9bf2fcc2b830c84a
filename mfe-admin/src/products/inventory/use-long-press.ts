import { useAtomValue } from 'jotai';
import { type PointerEvent, useEffect, useRef } from 'react';
import { environmentAtom } from 'shared-domain/state';

/** Duration of a long press, in milliseconds. */
const LONG = 450;

/** Movement in px beyond which a press becomes a scroll. */
const STILL = 10;

/** Handlers for a long press; the tap at its end doesn't reach the element below. */
export function useLongPress(act: () => void) {
  const { schedule } = useAtomValue(environmentAtom);
  const press = useRef<{ x: number; y: number; stop: () => void; done: boolean } | null>(null);
  useEffect(() => () => press.current?.stop(), []);
  const stop = () => press.current?.stop();
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      stop();
      press.current = null;
      if (pointerType === 'mouse') return;
      const finish = () => {
        if (press.current) press.current.done = true;
        act();
      };
      press.current = { x: clientX, y: clientY, stop: schedule(finish, LONG), done: false };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = press.current ?? { x: clientX, y: clientY };
      if (Math.hypot(clientX - x, clientY - y) > STILL) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event: { preventDefault: () => void }) => {
      if (press.current) event.preventDefault();
    },
    onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => {
      if (!press.current?.done) return;
      press.current = null;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
