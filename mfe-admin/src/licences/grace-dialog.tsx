import { useState } from 'react';
import { InputField, SettingsDialog, typedNumber } from '../parts/index.ts';
import { daysWords } from './standing-words.ts';

/** How many days after its end a licence can still order (LICENCE-8). */
export function GraceDialog({ graceDays, onClose }: { graceDays: number; onClose: () => void }) {
  const [typed, setTyped] = useState(String(graceDays));
  const days = typedNumber(typed);
  return (
    <SettingsDialog
      title="Days of grace"
      context="Licences"
      typed={{ licenceGraceDays: days }}
      current={{ licenceGraceDays: graceDays }}
      saved={`Licences have ${daysWords(days)} of grace`}
      onClose={onClose}
    >
      {(errorOf) => (
        <InputField
          label="Days after the end *"
          value={typed}
          inputMode="numeric"
          maxLength={2}
          error={errorOf('licenceGraceDays')}
          hint="How long a licence that has ended can still order. It applies to every licence at once."
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
    </SettingsDialog>
  );
}
