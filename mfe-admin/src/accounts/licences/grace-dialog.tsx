import { useState } from 'react';
import { NumberField, SettingsDialog, typedNumber } from '../../kit/parts/index.ts';
import { daysText } from './standing-labels.ts';

/** How many days after its end a licence can still order (LICENCE-8). */
export function GraceDialog({ graceDays, onClose }: { graceDays: number; onClose: () => void }) {
  const [typed, setTyped] = useState(String(graceDays));
  const days = typedNumber(typed);
  return (
    <SettingsDialog
      title="Grace period"
      context="Licences"
      typed={{ licenceGraceDays: days }}
      current={{ licenceGraceDays: graceDays }}
      saved={`Grace period set to ${daysText(days)}`}
      onClose={onClose}
    >
      {(errorOf) => (
        <NumberField
          label="Days after the end *"
          value={typed}
          maxLength={2}
          error={errorOf('licenceGraceDays')}
          hint="How long a licence can still order after its end date. Applies to every licence right away."
          onChange={setTyped}
        />
      )}
    </SettingsDialog>
  );
}
