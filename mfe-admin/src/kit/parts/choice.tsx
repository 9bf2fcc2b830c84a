import { Icon } from 'shared-ui/icons';
import { Row } from '../layout/index.ts';
import styles from './choice.module.css';

/** A select's choices. */
export const optionsOf = (choices: readonly { value: string; label: string }[]) =>
  choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

type ChoiceProps = {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

/** A native select. */
export function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <Row as="span" inline anchor align="stretch" className={styles.choice}>
      <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
        {optionsOf(options)}
      </select>
      <Icon name="down" size={15} />
    </Row>
  );
}
