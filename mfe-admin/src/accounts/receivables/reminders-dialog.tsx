import { useCall } from '../../data/calls/index.ts';
import { NumberSettings } from '../../kit/form/index.ts';
import { Small, Stack, Text } from '../../kit/layout/index.ts';
import { MailPreview, NumberField, typedNumber } from '../../kit/parts/index.ts';
import styles from './receivables.module.css';

type Days = { remindDaysBefore: number; remindDaysAfter: number };

const isOff = ({ remindDaysBefore, remindDaysAfter }: Partial<Days>) =>
  remindDaysBefore === 0 && remindDaysAfter === 0;

/** How many days before and after the due date accounts are reminded, and who would be today (RECEIVABLE-19). */
export const RemindersDialog = ({ days, onClose }: { days: Days; onClose: () => void }) => (
  <NumberSettings
    title="Reminders of due invoices"
    context="Receivables"
    current={days}
    saved={(change) => (isOff(change) ? 'No reminders are sent' : 'Reminders are sent')}
    onClose={onClose}
  >
    {({ field, typed }) => (
      <>
        <NumberField
          label="Days before the due date *"
          maxLength={2}
          hint="Each invoice once. 0 is never."
          {...field('remindDaysBefore')}
        />
        <NumberField
          label="Days after the due date *"
          maxLength={3}
          hint="Each invoice once. 0 is never."
          {...field('remindDaysAfter')}
        />
        <WhoToday
          before={typedNumber(typed.remindDaysBefore ?? '')}
          after={typedNumber(typed.remindDaysAfter ?? '')}
        />
      </>
    )}
  </NumberSettings>
);

function WhoToday({ before, after }: { before: number; after: number }) {
  const isValid = Number.isInteger(before) && Number.isInteger(after) && before <= 60 && after <= 365;
  const reading = useCall('dueReminders', { query: { before, after } }, { enabled: isValid });
  const reminders = reading.data?.reminders ?? [];
  const example = reading.data?.example;
  const reached = reminders.filter(({ emails }) => emails.length > 0);
  if (before === 0 && after === 0) return null;
  return (
    <Stack as="section" gap={10} className={styles.preview} aria-label="Reminded today" aria-live="polite">
      <Text as="p" weight={600}>
        {reading.data
          ? reached.length === 0
            ? 'No account would be reminded today'
            : `Reminded as soon as you save: ${reached.length}`
          : 'Checking who would be reminded...'}
      </Text>
      <ul>
        {reminders.map(({ licenseNumber, name, kind, invoices, emails }) => (
          <li key={`${licenseNumber} ${kind}`}>
            {name}: {invoices.join(', ')} {kind === 'late' ? 'overdue' : 'due soon'}
            <Small block>{emails.join(', ') || 'No email address: not reminded'}</Small>
          </li>
        ))}
      </ul>
      {example && (
        <MailPreview reading={{ ...reading, data: { to: reached[0]?.emails ?? [], ...example } }} />
      )}
    </Stack>
  );
}
