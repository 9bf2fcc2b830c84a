import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import type { Channel } from 'shared-domain/products';
import styles from './cart-page.module.css';
import { removalsAtom } from './removals.ts';
import { RemovedStrip, removedText } from './removed-strip.tsx';

/** The removals of an empty cart, with Undo (CART-16). They take the focus that was on the last line or on 'Clear Cart'. */
export function RemovedStrips({ channel }: { channel: Channel }) {
  const removals = useAtomValue(removalsAtom)(channel);
  const strips = useRef<HTMLDivElement>(null);
  const hasUndo = removals.length > 0;
  useEffect(() => {
    if (hasUndo && document.activeElement === document.body) strips.current?.focus({ preventScroll: true });
  }, [hasUndo]);
  return (
    <div ref={strips} className={styles.strips} tabIndex={-1}>
      {removals.map((removal) => (
        <RemovedStrip key={removal.id} removal={removal} />
      ))}
      <p role="status" className="visually-hidden">
        {removals.map(removedText).join(', ')}
      </p>
    </div>
  );
}
