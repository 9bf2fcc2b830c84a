import { unitsText } from 'shared-domain/licences';
import { NumberSettings } from '../../kit/form/index.ts';
import { NumberField } from '../../kit/parts/index.ts';

/** How much is accepted on account without a contact's mailed link (ORDER-30). */
export const BoundDialog = ({ units, onClose }: { units: number; onClose: () => void }) => (
  <NumberSettings
    title="Orders without a check"
    context="Needs a look"
    current={{ unvouchedUnits: units }}
    saved={({ unvouchedUnits = 0 }) => `Accepted without a check: ${unitsText(unvouchedUnits, 'unit')}`}
    onClose={onClose}
  >
    {({ field }) => (
      <NumberField
        label="Trade units within a day *"
        maxLength={5}
        hint="A case or a piece is 1, a 50 L keg 4. What an account or a network orders beyond this waits here for 72 hours with its stock, unless a contact of the account has opened a mailed link."
        {...field('unvouchedUnits')}
      />
    )}
  </NumberSettings>
);
