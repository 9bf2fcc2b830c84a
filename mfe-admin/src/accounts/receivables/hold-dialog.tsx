import { useState } from 'react';
import { NumberField, SettingsDialog, typedNumber } from '../../kit/parts/index.ts';

/** After how many days overdue an account's orders wait (RECEIVABLE-10). */
export function HoldDialog({ days, onClose }: { days: number; onClose: () => void }) {
  const [typed, setTyped] = useState(String(days));
  return (
    <SettingsDialog
      title="Hold when overdue"
      context="Receivables"
      typed={{ holdAfterDays: typedNumber(typed) }}
      current={{ holdAfterDays: days }}
      saved={typedNumber(typed) === 0 ? 'Never held when overdue' : `Held after ${typed} days overdue`}
      onClose={onClose}
    >
      {(errorOf) => (
        <NumberField
          label="Days overdue *"
          value={typed}
          maxLength={3}
          error={errorOf('holdAfterDays')}
          hint="New orders of an account that is overdue for more days wait until staff release them. 0 is never."
          onChange={setTyped}
        />
      )}
    </SettingsDialog>
  );
}
