import { Children, type ReactNode } from 'react';
import styles from './category-tile.module.css';

/** Two or three tiles in a row; stacked on a phone. */
export function CategoryTiles({ children, label = 'Categories' }: { children: ReactNode; label?: string }) {
  return (
    <ul className={styles.tiles} aria-label={label}>
      {Children.map(children, (tile) => (
        <li className={styles.place}>{tile}</li>
      ))}
    </ul>
  );
}
