import { type RefObject, useEffect, useState } from 'react';

/** Width of a popover and its distance to its card, in px. */
const ROOM = 330;

/** A popover's state and side. Escape and a click outside of `root` close it. */
export function usePopover(root: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false);
  const [flipped, setFlipped] = useState(false);

  useEffect(() => {
    if (!open) return;
    const close = () => setOpen(false);
    const onPress = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      root.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [open, root]);

  function toggle() {
    const right = root.current?.getBoundingClientRect().right ?? 0;
    setFlipped(right + ROOM > document.documentElement.clientWidth);
    setOpen(!open);
  }

  return { open, flipped, toggle };
}
