import type { LineChange } from 'shared-domain/cart';
import { Icon } from '../icons/index.ts';
import styles from './cart-lines.module.css';
import { changeMessage } from './change-message.ts';

export type LineChangesProps = {
  changes: readonly LineChange[];
  /** Product name for the buttons' accessible names. */
  of: string;
  /** Reduces the line to what is left. */
  onTake: (quantity: number) => void;
  /** Called when the customer acknowledges the new price. */
  onAcknowledge?: (() => void) | undefined;
};

/** A line's changes, with a button to take what is left. Positioned in the gap above the next line, so that they move nothing. */
export function LineChanges({ changes, of, onTake, onAcknowledge }: LineChangesProps) {
  if (changes.length === 0) return null;
  const short = changes.find(({ kind }) => kind === 'short');
  const hasNewPrice = changes.some(({ kind }) => kind === 'price-changed');
  return (
    <div className={styles.changes}>
      <Icon name={short ? 'warning' : 'info'} size={16} />
      <ul className={styles.words}>
        {changes.map((change) => (
          <li key={change.kind}>{changeMessage(change)}</li>
        ))}
      </ul>
      {short?.kind === 'short' && short.left > 0 ? (
        <button type="button" className={styles.take} onClick={() => onTake(short.left)}>
          {`Take ${short.left}`}
        </button>
      ) : null}
      {hasNewPrice && onAcknowledge && !short ? (
        <button type="button" className={styles.take} aria-label={`Got it: ${of}`} onClick={onAcknowledge}>
          Got it
        </button>
      ) : null}
    </div>
  );
}
