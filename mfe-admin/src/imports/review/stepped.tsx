import { type ReactNode, useState } from 'react';
import { Button } from '../../parts/index.ts';
import styles from './rows.module.css';

const STEP = 100;

/** The first hundred of many rows, and a button for the next: a file of thousands opens as quickly as a short one. */
export function Stepped<Item>({
  items,
  children,
}: {
  items: readonly Item[];
  children: (item: Item) => ReactNode;
}) {
  const [count, setCount] = useState(STEP);
  const left = items.length - count;
  return (
    <>
      {items.slice(0, count).map(children)}
      {left > 0 && (
        <p className={styles.more}>
          <Button onClick={() => setCount(count + STEP)}>
            Show {Math.min(STEP, left)} more of {left}
          </Button>
        </p>
      )}
    </>
  );
}
