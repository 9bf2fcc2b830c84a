import { useState } from 'react';
import type { ReceivableRow, ReceivablesJson } from 'shared-domain/contracts';
import { formatDollars } from 'shared-domain/money';
import { AGE_LABELS, AGES } from 'shared-domain/receivables';
import { staffAddresses } from 'shared-domain/staff-client';
import { Icon } from 'shared-ui/icons';
import { Link } from 'shared-ui/router';
import { May, useCall } from '../../data/calls/index.ts';
import { paths, useAddressQuery } from '../../frame/address/index.ts';
import { type Column, List } from '../../kit/list/index.ts';
import {
  Button,
  ButtonAnchor,
  Figures,
  Nothing,
  PageHead,
  Segmented,
  Tag,
  TextButton,
} from '../../kit/parts/index.ts';
import { HoldDialog } from './hold-dialog.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import styles from './receivables.module.css';

const SHOWS = [
  { value: 'owing', label: 'Owing' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'hold', label: 'On hold' },
] as const;
type Show = (typeof SHOWS)[number]['value'];

const amountOf = (dollars: number) => (dollars === 0 ? '–' : formatDollars(dollars));

const columns = (onPay: (number: string) => void): Column<ReceivableRow>[] => [
  {
    id: 'account',
    label: 'Account',
    card: 'head',
    show: ({ licenseNumber, name, creditHold }) => (
      <>
        <Link to={paths.account(licenseNumber)}>{name}</Link>{' '}
        <span className={styles.quiet}>{licenseNumber}</span> {creditHold && <Tag tone="error">On hold</Tag>}
      </>
    ),
  },
  {
    id: 'balance',
    label: 'Owes',
    look: 'number',
    card: 'head-end',
    show: ({ balance }) => <b>{formatDollars(balance)}</b>,
  },
  ...AGES.map(
    (age): Column<ReceivableRow> => ({
      id: age,
      label: AGE_LABELS[age],
      look: 'number',
      show: ({ ages }) => amountOf(ages[age]),
    }),
  ),
  {
    id: 'late',
    label: 'Overdue',
    look: 'tight',
    card: 'line',
    show: ({ daysLate }) => daysLate > 0 && (daysLate === 1 ? '1 day' : `${daysLate} days`),
    unit: ({ daysLate }) => (daysLate > 0 ? 'overdue' : ''),
  },
  {
    id: 'pay',
    label: 'Payment',
    look: 'tight',
    card: 'line-end',
    show: ({ licenseNumber, name }) => (
      <TextButton aria-label={`Record payment of ${name}`} onClick={() => onPay(licenseNumber)}>
        Record payment
      </TextButton>
    ),
  },
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
  const [isSetting, setSetting] = useState(false);
  const { data } = list;
  const days = data?.holdAfterDays ?? 0;
  return (
    <>
      <PageHead
        title="Receivables"
        actions={
          <>
            {data && (
              <May call="changeSettings">
                <Button onClick={() => setSetting(true)}>
                  {days === 0 ? 'Hold when overdue: never' : `Hold when overdue: after ${days} days`}
                </Button>
              </May>
            )}
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
      <div className={styles.page}>
        <Segmented
          label="Show"
          value={show}
          options={SHOWS}
          onChange={(value) => set('show', value === 'owing' ? null : value)}
        />
        <List<ReceivableRow>
          label="Accounts by what they owe"
          columns={columns((number) => setPaying({ number }))}
          idOf={({ licenseNumber }) => licenseNumber}
          source={{ ...list, rows: data?.accounts }}
          texts={{ failed: 'What accounts owe could not be loaded', loading: 'Loading what accounts owe...' }}
          empty={
            <Nothing title={show === 'hold' ? 'No account is on hold' : 'Nothing is owed'}>
              Accounts with terms are listed once an order of theirs is delivered.
            </Nothing>
          }
        />
      </div>
      {paying && <PaymentDialog {...paying} onClose={() => setPaying(null)} />}
      {isSetting && <HoldDialog days={days} onClose={() => setSetting(false)} />}
    </>
  );
}
