import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../icons/index.ts';
import { useDraft } from '../search-field/index.ts';
import styles from './filter-checks.module.css';
import { toggled } from './toggled.ts';

export type FilterChecksProps<Value extends string> = {
  /** Such as 'Brand'. */
  legend: string;
  options: readonly { value: Value; label: ReactNode }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
  className?: string;
};

/** A filter's check boxes. */
export function FilterChecks<Value extends string>(props: FilterChecksProps<Value>) {
  const { legend, options, className } = props;
  const [chosen, choose] = useDraft(props.chosen, (next) => props.onChange([...next]), String);
  return (
    <fieldset className={clsx(styles.checks, className)}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className={styles.check}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={() => choose(toggled(chosen, value))}
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
