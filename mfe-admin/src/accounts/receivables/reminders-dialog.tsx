import { useState } from 'react';
import { useCall } from '../../data/calls/index.ts';
import { Stack, Text } from '../../kit/layout/index.ts';
import { MailPreview, NumberField, SettingsDialog, typedNumber } from '../../kit/parts/index.ts';
import styles from './receivables.module.css';

type Days = { remindDaysBefore: number; remindDaysAfter: number };

/** How many days before and after the due date accounts are reminded, and who would be today (RECEIVABLE-19). */
export function RemindersDialog({ days, onClose }: { days: Days; onClose: () => void }) {
  const [before, setBefore] = useState(String(days.remindDaysBefore));
  const [after, setAfter] = useState(String(days.remindDaysAfter));
  const typed = { remindDaysBefore: typedNumber(before), remindDaysAfter: typedNumber(after) };
  const { remindDaysBefore, remindDaysAfter } = typed;
  const isOff = remindDaysBefore === 0 && remindDaysAfter === 0;
  return (
    <SettingsDialog
      title="Reminders of due invoices"
      context="Receivables"
      typed={typed}
      current={days}
      saved={isOff ? 'No reminders are sent' : 'Reminders are sent'}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <NumberField
            label="Days before the due date *"
            value={before}
            maxLength={2}
            error={errorOf('remindDaysBefore')}
            hint="Each invoice once. 0 is never."
            onChange={setBefore}
          />
          <NumberField
            label="Days after the due date *"
            value={after}
            maxLength={3}
            error={errorOf('remindDaysAfter')}
            hint="Each invoice once. 0 is never."
            onChange={setAfter}
          />
          {!isOff && <WhoToday before={remindDaysBefore} after={remindDaysAfter} />}
        </>
      )}
    </SettingsDialog>
  );
}

function WhoToday({ before, after }: { before: number; after: number }) {
  const isValid = Number.isInteger(before) && Number.isInteger(after) && before <= 60 && after <= 365;
  const reading = useCall('dueReminders', { query: { before, after } }, { enabled: isValid });
  const reminders = reading.data?.reminders ?? [];
  const example = reading.data?.example;
  const reached = reminders.filter(({ emails }) => emails.length > 0);
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
            <Text block tone="quiet" size="xs">
              {emails.join(', ') || 'No email address: not reminded'}
            </Text>
          </li>
        ))}
      </ul>
      {example && (
        <MailPreview reading={{ ...reading, data: { to: reached[0]?.emails ?? [], ...example } }} />
      )}
    </Stack>
  );
}
