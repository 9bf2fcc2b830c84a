import type { ReactNode } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'shared-ui/mui';
import styles from './segmented.module.css';

type SegmentedProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: ReactNode }[];
  onChange: (value: Value) => void;
};

/** A segmented control (7 days, 14 days, 28 days). */
export function Segmented<Value extends string>({ label, value, options, onChange }: SegmentedProps<Value>) {
  // MUI clears the choice on a second click; here one is always chosen.
  const choose = (next: Value | null) => onChange(next ?? value);
  return (
    <ToggleButtonGroup
      exclusive
      className={styles.group}
      aria-label={label}
      value={value}
      onChange={(_, next: Value | null) => choose(next)}
    >
      {options.map((option) => (
        <ToggleButton key={option.value} value={option.value}>
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
