import { useState } from 'react';
import { unitsText } from 'shared-domain/licences';
import { NumberField, SettingsDialog, typedNumber } from '../../kit/parts/index.ts';

/** How much is accepted on account without a contact's mailed link (ORDER-30). */
export function BoundDialog({ units, onClose }: { units: number; onClose: () => void }) {
  const [typed, setTyped] = useState(String(units));
  return (
    <SettingsDialog
      title="Orders without a check"
      context="Needs a look"
      typed={{ unvouchedUnits: typedNumber(typed) }}
      current={{ unvouchedUnits: units }}
      saved={`Accepted without a check: ${unitsText(typedNumber(typed), 'unit')}`}
      onClose={onClose}
    >
      {(errorOf) => (
        <NumberField
          label="Trade units within a day *"
          value={typed}
          maxLength={5}
          error={errorOf('unvouchedUnits')}
          hint="A case or a piece is 1, a 50 L keg 4. What an account or a network orders beyond this waits here for 72 hours with its stock, unless a contact of the account has opened a mailed link."
          onChange={setTyped}
        />
      )}
    </SettingsDialog>
  );
}
