import { Checkbox, LinearProgress, Switch as MuiSwitch, Radio } from 'shared-ui/mui';

/** Progress from 0 to 1; null shows activity only. */
export const ProgressBar = ({ label, value }: { label: string; value: number | null }) =>
  value === null ? (
    <LinearProgress aria-label={label} />
  ) : (
    <LinearProgress aria-label={label} variant="determinate" value={value * 100} />
  );

type SwitchProps = { label: string; checked: boolean; onChange: (checked: boolean) => void; busy?: boolean };

/** A switch, which takes effect at once. */
export function Switch({ label, checked, onChange, busy = false }: SwitchProps) {
  return (
    <MuiSwitch
      checked={checked}
      onChange={(_, next) => {
        if (!busy) onChange(next);
      }}
      slotProps={{ input: { 'aria-label': label, 'aria-busy': busy || undefined } }}
    />
  );
}

/** A radio button, inside its label. */
export const RadioButton = ({
  name,
  checked,
  onChange,
}: {
  name: string;
  checked: boolean;
  onChange: () => void;
}) => <Radio name={name} checked={checked} onChange={onChange} />;

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
