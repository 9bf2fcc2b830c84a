import { useState } from 'react';
import type { ReceivablesJson } from 'shared-domain/contracts';
import { formatDollars } from 'shared-domain/money';
import { AGE_LABELS, AGES } from 'shared-domain/receivables';
import { staffAddresses } from 'shared-domain/staff-client';
import { Icon } from 'shared-ui/icons';
import { May, useCall } from '../../data/calls/index.ts';
import { useAddressQuery } from '../../frame/address/index.ts';
import { NumberSettings } from '../../kit/form/index.ts';
import { Row, Small, Stack, Text } from '../../kit/layout/index.ts';
import {
  Button,
  ButtonAnchor,
  Figures,
  MailPreview,
  NumberField,
  PageBody,
  PageHead,
  Segmented,
  typedNumber,
} from '../../kit/parts/index.ts';
import { OwingList, type Show } from './owing-list.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import styles from './receivables.module.css';
import { StatementsDialog } from './statements-dialog.tsx';

type Days = { remindDaysBefore: number; remindDaysAfter: number };

const isOff = ({ remindDaysBefore, remindDaysAfter }: Partial<Days>) =>
  remindDaysBefore === 0 && remindDaysAfter === 0;

/** How many days before and after the due date accounts are reminded, and who would be today (RECEIVABLE-19). */
const RemindersDialog = ({ days, onClose }: { days: Days; onClose: () => void }) => (
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

/** After how many days overdue an account's orders wait (RECEIVABLE-10). */
const HoldDialog = ({ days, onClose }: { days: number; onClose: () => void }) => (
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

const SHOWS: readonly { value: Show; label: string }[] = [
  { value: 'owing', label: 'Owing' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'hold', label: 'On hold' },
];

const figuresOf = ({ totals: { balance, overdue, ages } }: ReceivablesJson) => [
  { label: 'Owed', value: formatDollars(balance) },
  { label: 'Overdue', value: formatDollars(overdue), isOver: overdue > 0 },
  ...AGES.slice(1).map((age) => ({ label: AGE_LABELS[age], value: formatDollars(ages[age]) })),
];

/** `/admin/money/receivables`: what accounts owe by age, and recording their payments (RECEIVABLE-7). */
export default function ReceivablesPage() {
  const { query, set } = useAddressQuery();
  const show: Show = SHOWS.find(({ value }) => value === query.get('show'))?.value ?? 'owing';
  const list = useCall('receivables', { query: { show } });
  const [paying, setPaying] = useState<{ number?: string } | null>(null);
  const [dialog, setDialog] = useState<'hold' | 'reminders' | 'statements' | null>(null);
  const { data } = list;
  const days = data?.holdAfterDays ?? 0;
  const remind = {
    remindDaysBefore: data?.remindDaysBefore ?? 0,
    remindDaysAfter: data?.remindDaysAfter ?? 0,
  };
  const close = () => setDialog(null);
  return (
    <>
      <PageHead
        title="Receivables"
        actions={
          <>
            {data && (
              <May call="changeSettings">
                <Button onClick={() => setDialog('hold')}>
                  {days === 0 ? 'Hold when overdue: never' : `Hold when overdue: after ${days} days`}
                </Button>
                <Button onClick={() => setDialog('reminders')}>
                  {remind.remindDaysBefore + remind.remindDaysAfter === 0
                    ? 'Reminders: off'
                    : 'Reminders: on'}
                </Button>
              </May>
            )}
            <May call="sendStatements">
              <Button onClick={() => setDialog('statements')}>Mail statements</Button>
            </May>
            <ButtonAnchor href={staffAddresses.receivablesCsv} download>
              <Icon name="download" size={16} />
              CSV
            </ButtonAnchor>
            <Button variant="primary" onClick={() => setPaying({})}>
              <Icon name="plus" size={16} />
              Record payment
            </Button>
          </>
        }
      />
      {data && <Figures label="What is owed" figures={figuresOf(data)} />}
      <PageBody>
        <Row>
          <Segmented
            label="Show"
            value={show}
            options={SHOWS}
            onChange={(value) => set('show', value === 'owing' ? null : value)}
          />
        </Row>
        <OwingList show={show} reading={list} />
      </PageBody>
      {paying && <PaymentDialog {...paying} onClose={() => setPaying(null)} />}
      {dialog === 'hold' && <HoldDialog days={days} onClose={close} />}
      {dialog === 'reminders' && <RemindersDialog days={remind} onClose={close} />}
      {dialog === 'statements' && <StatementsDialog onClose={close} />}
    </>
  );
}
