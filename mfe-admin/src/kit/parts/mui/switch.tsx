import { Switch as MuiSwitch } from 'shared-ui/mui';

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
