import type { LineChange } from 'shared-domain/cart';
import { Icon } from '../icons/index.ts';
import styles from './cart-lines.module.css';
import { changeWords } from './change-words.ts';

export type LineChangesProps = {
  changes: readonly LineChange[];
  /** Takes what is left, where fewer are left than the line asks for. */
  onTake: (quantity: number) => void;
};

/** The changes of a line, with one tap to take what is left. */
export function LineChanges({ changes, onTake }: LineChangesProps) {
  if (changes.length === 0) return null;
  return (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={change.kind} className={styles.change}>
          <Icon name={change.kind === 'price-changed' ? 'info' : 'warning'} size={18} />
          {changeWords(change)}
          {change.kind === 'short' && change.left > 0 ? (
            <button type="button" className={styles.take} onClick={() => onTake(change.left)}>
              {`Take ${change.left}`}
            </button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
