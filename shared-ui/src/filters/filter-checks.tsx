import { clsx } from 'clsx';
import { Icon } from '../icons/index.ts';
import styles from './filter-checks.module.css';
import { toggled } from './toggled.ts';

export type FilterChecksProps<Value extends string> = {
  /** What is chosen: 'Brand', 'Packaging'. */
  legend: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
  className?: string;
};

/** Check boxes of a filter, any number of them on (Newest Products, section 2). */
export function FilterChecks<Value extends string>(props: FilterChecksProps<Value>) {
  const { legend, options, chosen, onChange, className } = props;
  return (
    <fieldset className={clsx(styles.checks, className)}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className={styles.check}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={() => onChange(toggled(chosen, value))}
          />
          <span className={styles.box}>
            <Icon name="check" size={16} weight={3} />
          </span>
          {label}
        </label>
      ))}
    </fieldset>
  );
}
