import { Icon } from 'shared-ui/icons';
import styles from './kegs.module.css';

/** A counter of empties of a size, up to the number out or, if unknown, 99. */
export function SizeCounter({
  size,
  out,
  value,
  onChange,
}: {
  size: number;
  /** Undefined if unknown in this browser. */
  out: number | undefined;
  value: number;
  onChange: (value: number) => void;
}) {
  const most = out ?? 99;
  return (
    <li className={styles.counter}>
      <b>{size} L</b>
      <span>{out === undefined ? '' : `${out} with you`}</span>
      <fieldset aria-label={`Empties of ${size} L`} className={styles.stepper}>
        <button
          type="button"
          aria-label="One fewer"
          aria-disabled={value <= 0}
          onClick={() => value > 0 && onChange(value - 1)}
        >
          <Icon name="minus" size={16} />
        </button>
        <output aria-live="polite" className="num">
          {value}
        </output>
        <button
          type="button"
          aria-label="One more"
          aria-disabled={value >= most}
          onClick={() => value < most && onChange(value + 1)}
        >
          <Icon name="plus" size={16} />
        </button>
      </fieldset>
    </li>
  );
}
