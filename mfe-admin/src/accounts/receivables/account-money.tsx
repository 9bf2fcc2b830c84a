import { useState } from 'react';
import type { LicenceJson, ReceivableAccountJson } from 'shared-domain/contracts';
import { formatDollars } from 'shared-domain/money';
import { METHOD_LABELS, type PaidBy, termsText } from 'shared-domain/orders';
import { KIND_LABELS } from 'shared-domain/receivables';
import { useCall } from '../../data/calls/index.ts';
import { Small, Text } from '../../kit/layout/index.ts';
import { type Column, List, useInSteps } from '../../kit/list/index.ts';
import { dayInMonth, shortDay } from '../../kit/moments/index.ts';
import { Button, Card, CardNote, TextButton } from '../../kit/parts/index.ts';
import { PaymentDialog } from './payment-dialog.tsx';
import { type Act, ReasonDialog } from './reason-dialog.tsx';
import { StatementsDialog } from './statements-dialog.tsx';
import { TermsDialog } from './terms-dialog.tsx';

type Entry = ReceivableAccountJson['entries'][number];

const SHOWN = 10;

const nameOf = ({ kind, document, method, undoes }: Entry): string => {
  const what = method ? METHOD_LABELS[method as PaidBy] : KIND_LABELS[kind];
  return [undoes ? `${what}, taken back` : what, document].filter(Boolean).join(' ');
};

type Doing = { act: Act; what: string };

/** Columns of the ledger; an invoice says when it is due and what is left of it. */
const columns = (account: ReceivableAccountJson, onAct: (doing: Doing) => void): Column<Entry>[] => [
  {
    label: 'Entry',
    card: 'head',
    show: (entry) => {
      const invoice = account.invoices.find(({ document, at }) => {
        return entry.kind === 'invoice' && document === entry.document && at === entry.at;
      });
      const due =
        invoice &&
        (invoice.left > 0 ? `due ${dayInMonth(invoice.due)}, ${formatDollars(invoice.left)} left` : 'paid');
      return (
        <>
          {nameOf(entry)}
          <Small block weight={400}>
            {[shortDay(entry.at), due, entry.reference, entry.reason].filter(Boolean).join(' · ')}
          </Small>
        </>
      );
    },
  },
  { label: 'Amount', look: 'number', card: 'head-end', show: ({ amount }) => formatDollars(amount) },
  { label: 'Owed then', look: 'number', show: ({ balance }) => formatDollars(balance) },
  {
    label: 'Actions',
    look: 'tight',
    card: 'line',
    show: (entry) => <EntryAct entry={entry} account={account} onAct={onAct} />,
  },
];

type EntryActProps = { entry: Entry; account: ReceivableAccountJson; onAct: (doing: Doing) => void };

function EntryAct({ entry, account, onAct }: EntryActProps) {
  const name = nameOf(entry);
  if (entry.canReverse)
    return (
      <TextButton
        aria-label={`Take back ${name}`}
        onClick={() => onAct({ act: { reverse: entry.id }, what: `Take back: ${name}` })}
      >
        Take back
      </TextButton>
    );
  const open = account.invoices.find(({ document, left }) => document === entry.document && left > 0);
  if (entry.kind !== 'invoice' || entry.undoes || !open) return null;
  const { document, left } = open;
  return (
    <TextButton
      aria-label={`Write off ${document}`}
      onClick={() => onAct({ act: { writeOff: document, left }, what: `Write off ${formatDollars(left)}` })}
    >
      Write off
    </TextButton>
  );
}

function Ledger({ account }: { account: ReceivableAccountJson }) {
  const [doing, setDoing] = useState<Doing | null>(null);
  const { entries, balance, overdue, credit, daysLate } = account;
  const source = useInSteps(entries, SHOWN);
  const owes =
    balance > 0
      ? `Owes ${formatDollars(balance)}`
      : credit > 0
        ? `${formatDollars(credit)} of credit`
        : 'Owes nothing';
  return (
    <>
      <CardNote>
        <span>
          {owes}
          {overdue > 0 && (
            <Text as="b" tone="error">
              , {formatDollars(overdue)} overdue, the oldest for{' '}
              {daysLate === 1 ? '1 day' : `${daysLate} days`}
            </Text>
          )}
          .{' '}
          <TextButton onClick={() => setDoing({ act: 'correct', what: 'Correct the balance' })}>
            Correct
          </TextButton>
        </span>
      </CardNote>
      {entries.length > 0 && (
        <List<Entry>
          label="Ledger"
          columns={columns(account, setDoing)}
          source={source}
          frame="card"
          cards="phone"
        />
      )}
      {doing && <ReasonDialog account={account} {...doing} onClose={() => setDoing(null)} />}
    </>
  );
}

/** What the account owes: terms, limit and hold, its ledger, and payments (RECEIVABLE-5). */
export function AccountMoney({ licence }: { licence: LicenceJson }) {
  const { licenseNumber: number, paymentTerms = 'on-delivery', creditLimit, creditHold } = licence;
  const { data, problem, refetch } = useCall('receivable', { params: { number } });
  const [dialog, setDialog] = useState<'payment' | 'terms' | 'statement' | null>(null);
  const limit = creditLimit === undefined ? 'no limit' : `limit ${formatDollars(creditLimit)}`;
  return (
    <Card
      title="Money"
      aside={
        <>
          <Button variant="quiet" onClick={() => setDialog('terms')}>
            Terms
          </Button>
          <Button variant="quiet" onClick={() => setDialog('statement')}>
            Statement
          </Button>
          <Button variant="quiet" onClick={() => setDialog('payment')}>
            Record payment
          </Button>
        </>
      }
    >
      <CardNote>
        <span>
          {termsText(paymentTerms)}, {limit}.
          {creditHold && (
            <Text as="b" tone="error">
              {' '}
              On hold: {creditHold}.
            </Text>
          )}
        </span>
      </CardNote>
      {data ? (
        <Ledger account={data} />
      ) : problem ? (
        <CardNote>
          {problem.detail} <TextButton onClick={refetch}>Try Again</TextButton>
        </CardNote>
      ) : (
        <CardNote>Loading the ledger...</CardNote>
      )}
      {dialog === 'payment' && <PaymentDialog number={number} onClose={() => setDialog(null)} />}
      {dialog === 'statement' && <StatementsDialog number={number} onClose={() => setDialog(null)} />}
      {dialog === 'terms' && <TermsDialog licence={licence} onClose={() => setDialog(null)} />}
    </Card>
  );
}
