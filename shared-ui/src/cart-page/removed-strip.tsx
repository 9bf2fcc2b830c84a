import { useAtomValue, useSetAtom } from 'jotai';
import { type FocusEvent, type MouseEvent, useEffect, useId, useState } from 'react';
import { displayName, type Product } from 'shared-domain/products';
import { environmentAtom } from 'shared-domain/state';
import { Button } from '../button/index.ts';
import { Icon } from '../icons/index.ts';
import styles from './cart-page.module.css';
import { forgetRemovalAtom, prolongRemovalAtom, type Removal, UNDO_MS, undoRemovalAtom } from './removals.ts';

/** '2 of Moon Moth Hazy IPA removed', '3 products removed'. */
export function removedText({ lines }: Removal): string {
  const [first, ...others] = lines;
  if (!first) return '';
  if (others.length > 0) return `${lines.length} products removed`;
  return `${first.quantity} x ${displayName(first.product as Product)} removed`;
}

/** Replaces a removed line by its name and Undo for 8 seconds, paused under pointer and focus. */
export function RemovedStrip({ removal }: { removal: Removal }) {
  const id = useId();
  const undo = useSetAtom(undoRemovalAtom);
  const { hold, left } = useTimeLeft(removal);
  /** The button disappears, so the cart's list takes the focus, or the page if there is no list yet. */
  const restore = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const next = currentTarget.closest('ul') ?? document.getElementById('main');
    undo(removal);
    next?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.strip} {...hold}>
      <Icon name="bin" size={18} />
      <p id={id}>{removedText(removal)}</p>
      <Button variant="outline" size="sm" aria-describedby={id} onClick={restore}>
        Undo
      </Button>
      <span
        className={styles.left}
        style={{ animationDuration: `${UNDO_MS}ms`, animationDelay: `${left - UNDO_MS}ms` }}
        aria-hidden="true"
      />
    </div>
  );
}

/** Ends the offer in time, pausing under pointer and focus. */
function useTimeLeft({ id, until }: Removal) {
  const { now, schedule } = useAtomValue(environmentAtom);
  const forget = useSetAtom(forgetRemovalAtom);
  const prolong = useSetAtom(prolongRemovalAtom);
  const [remaining, setRemaining] = useState<number | null>(null);
  useEffect(() => {
    if (remaining === null) return schedule(() => forget(id), Math.max(0, until - now().getTime()));
  }, [remaining, until, id, forget, schedule, now]);
  const stop = () => setRemaining((before) => before ?? until - now().getTime());
  const go = () => {
    if (remaining !== null) prolong(id, remaining);
    setRemaining(null);
  };
  const [left] = useState(() => until - now().getTime());
  const hold = {
    onPointerEnter: stop,
    onPointerLeave: go,
    onFocus: stop,
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) go();
    },
  };
  return { hold, left };
}
