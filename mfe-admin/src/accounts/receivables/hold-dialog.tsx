import { NumberSettings } from '../../kit/form/index.ts';
import { NumberField } from '../../kit/parts/index.ts';

/** After how many days overdue an account's orders wait (RECEIVABLE-10). */
export const HoldDialog = ({ days, onClose }: { days: number; onClose: () => void }) => (
  <NumberSettings
    title="Hold when overdue"
    context="Receivables"
    current={{ holdAfterDays: days }}
    saved={({ holdAfterDays }) =>
      holdAfterDays === 0 ? 'Never held when overdue' : `Held after ${holdAfterDays} days overdue`
    }
    onClose={onClose}
  >
    {({ field }) => (
      <NumberField
        label="Days overdue *"
        maxLength={3}
        hint="New orders of an account that is overdue for more days wait until staff release them. 0 is never."
        {...field('holdAfterDays')}
      />
    )}
  </NumberSettings>
);
