import { NumberSettings } from '../../kit/form/index.ts';
import { NumberField } from '../../kit/parts/index.ts';
import { daysText } from './standing-labels.ts';

/** How many days after its end a licence can still order (LICENCE-8). */
export const GraceDialog = ({ graceDays, onClose }: { graceDays: number; onClose: () => void }) => (
  <NumberSettings
    title="Grace period"
    context="Licences"
    current={{ licenceGraceDays: graceDays }}
    saved={({ licenceGraceDays = 0 }) => `Grace period set to ${daysText(licenceGraceDays)}`}
    onClose={onClose}
  >
    {({ field }) => (
      <NumberField
        label="Days after the end *"
        maxLength={2}
        hint="How long a licence can still order after its end date. Applies to every licence right away."
        {...field('licenceGraceDays')}
      />
    )}
  </NumberSettings>
);
