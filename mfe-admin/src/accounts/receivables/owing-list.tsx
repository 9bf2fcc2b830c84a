import { useState } from 'react';
import type { ReceivableRow, ReceivablesJson } from 'shared-domain/contracts';
import { formatDollars } from 'shared-domain/money';
import { AGE_LABELS, AGES } from 'shared-domain/receivables';
import { Link } from 'shared-ui/router';
import { type Reading, useCall } from '../../data/calls/index.ts';
import { paths } from '../../frame/address/index.ts';
import { Small } from '../../kit/layout/index.ts';
import { type Column, List } from '../../kit/list/index.ts';
import { Nothing, PageBody, PageHead, Tag, TextButton } from '../../kit/parts/index.ts';
import { PaymentDialog } from './payment-dialog.tsx';

export type Show = 'owing' | 'overdue' | 'hold';

const amountOf = (dollars: number) => (dollars === 0 ? '–' : formatDollars(dollars));

const columns = (onPay: (number: string) => void): Column<ReceivableRow>[] => [
  {
    label: 'Account',
    card: 'head',
    show: ({ licenseNumber, name, creditHold }) => (
      <>
        <Link to={paths.account(licenseNumber)}>{name}</Link> <Small nowrap>{licenseNumber}</Small>{' '}
        {creditHold && <Tag tone="error">On hold</Tag>}
      </>
    ),
  },
  { label: 'Owes', look: 'number', card: 'head-end', show: ({ balance }) => <b>{formatDollars(balance)}</b> },
  ...AGES.map(
    (age): Column<ReceivableRow> => ({
      label: AGE_LABELS[age],
      look: 'number',
      show: ({ ages }) => amountOf(ages[age]),
    }),
  ),
  {
    label: 'Overdue',
    look: 'tight',
    card: 'line',
    show: ({ daysLate }) => daysLate > 0 && (daysLate === 1 ? '1 day' : `${daysLate} days`),
    unit: ({ daysLate }) => (daysLate > 0 ? 'overdue' : ''),
  },
  {
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

const NONE: Record<Show, string> = {
  owing: 'Nothing is owed',
  overdue: 'Nothing is overdue',
  hold: 'No account is on hold',
};

/** Accounts by what they owe, each with its payment. */
export function OwingList({ show, reading }: { show: Show; reading: Reading<ReceivablesJson> }) {
  const [paying, setPaying] = useState<string | null>(null);
  return (
    <>
      <List<ReceivableRow>
        label="Accounts by what they owe"
        columns={columns(setPaying)}
        idOf={({ licenseNumber }) => licenseNumber}
        source={{ ...reading, rows: reading.data?.accounts }}
        texts={{ failed: 'What accounts owe could not be loaded', loading: 'Loading what accounts owe...' }}
        empty={
          <Nothing title={NONE[show]}>
            Accounts with terms are listed once an order of theirs is delivered.
          </Nothing>
        }
      />
      {paying !== null && <PaymentDialog number={paying} onClose={() => setPaying(null)} />}
    </>
  );
}

/** The tabs Owing and On hold of the accounts (RECEIVABLE-20). */
export function OwingAccounts({ show }: { show: 'owing' | 'hold' }) {
  return (
    <>
      <PageHead title={show === 'owing' ? 'Owing' : 'On hold'} />
      <PageBody>
        <OwingList show={show} reading={useCall('receivables', { query: { show } })} />
      </PageBody>
    </>
  );
}
