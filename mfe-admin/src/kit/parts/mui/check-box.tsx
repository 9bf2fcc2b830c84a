import { Checkbox } from 'shared-ui/mui';

type CheckBoxProps = {
  /** Its accessible name if it has no visible label. */
  label?: string;
  checked: boolean;
  /** Whether only some of its items are ticked. */
  mixed?: boolean;
  disabled?: boolean;
  /** Focusable, but not changeable for now. */
  readOnly?: boolean;
  onChange: (checked: boolean) => void;
};

/** A check box, inside its label or with a `label` of its own. */
export const CheckBox = ({ label, checked, mixed, disabled, readOnly = false, onChange }: CheckBoxProps) => (
  <Checkbox
    checked={checked}
    indeterminate={mixed}
    disabled={disabled}
    onChange={(_, next) => onChange(next)}
    slotProps={{ input: { 'aria-label': label, 'aria-disabled': readOnly || undefined } }}
  />
);
