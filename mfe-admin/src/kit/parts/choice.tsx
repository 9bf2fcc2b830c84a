import { Icon } from 'shared-ui/icons';
import styles from './choice.module.css';

/** A select's choices. */
export const optionsOf = (choices: readonly { value: string; label: string }[]) =>
  choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

/** A native select. */
export function Choice({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}) {
  return (
    <span className={styles.choice}>
      <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
        {optionsOf(options)}
      </select>
      <Icon name="down" size={15} />
    </span>
  );
}
