import { useAtomValue } from 'jotai';
import type { Channel } from 'shared-domain/products';
import styles from './cart-page.module.css';
import { removalsAtom } from './removals.ts';
import { RemovedStrip, removedText } from './removed-strip.tsx';

/** The removals of an empty cart, with Undo (CART-16). */
export function RemovedStrips({ channel }: { channel: Channel }) {
  const removals = useAtomValue(removalsAtom)(channel);
  return (
    <div className={styles.strips}>
      {removals.map((removal) => (
        <RemovedStrip key={removal.id} removal={removal} />
      ))}
      <p role="status" className="visually-hidden">
        {removals.map(removedText).join(', ')}
      </p>
    </div>
  );
}
