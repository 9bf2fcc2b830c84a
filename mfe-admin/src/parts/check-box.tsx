import { Checkbox } from 'shared-ui/mui';

/** A box to tick; it stands in its label, or says by itself what it is. */
export const CheckBox = ({
  label,
  checked,
  mixed,
  disabled,
  held = false,
  onChange,
}: {
  /** Its name where no words stand beside it. */
  label?: string;
  checked: boolean;
  /** Some of what it stands for is ticked. */
  mixed?: boolean;
  disabled?: boolean;
  /** It can be read and reached, but not changed just now. */
  held?: boolean;
  onChange: (checked: boolean) => void;
}) => (
  <Checkbox
    checked={checked}
    indeterminate={mixed}
    disabled={disabled}
    onChange={(_, next) => onChange(next)}
    slotProps={{ input: { 'aria-label': label, 'aria-disabled': held || undefined } }}
  />
);
