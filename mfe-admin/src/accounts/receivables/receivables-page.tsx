import { useState } from 'react';
import type { ReceivablesJson } from 'shared-domain/contracts';
import { formatDollars } from 'shared-domain/money';
import { AGE_LABELS, AGES } from 'shared-domain/receivables';
import { staffAddresses } from 'shared-domain/staff-client';
import { Icon } from 'shared-ui/icons';
import { May, useCall } from '../../data/calls/index.ts';
import { useAddressQuery } from '../../frame/address/index.ts';
import { Row } from '../../kit/layout/index.ts';
import { Button, ButtonAnchor, Figures, PageBody, PageHead, Segmented } from '../../kit/parts/index.ts';
import { HoldDialog } from './hold-dialog.tsx';
import { OwingList, type Show } from './owing-list.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { RemindersDialog } from './reminders-dialog.tsx';
import { StatementsDialog } from './statements-dialog.tsx';

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
export function ReceivablesPage() {
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
