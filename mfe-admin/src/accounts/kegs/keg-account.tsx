import { useState } from 'react';
import type { KegAccountJson } from 'shared-domain/contracts';
import { dayOf, daysBetween } from 'shared-domain/dates';
import { KEG_SIZES, kegCountText, kegsText } from 'shared-domain/kegs';
import { formatDollars } from 'shared-domain/money';
import { staffAddresses } from 'shared-domain/staff-client';
import { May, useNow } from '../../data/calls/index.ts';
import { Row, Small, Text } from '../../kit/layout/index.ts';
import { type Column, List, useInSteps } from '../../kit/list/index.ts';
import { shortDate, shortDay } from '../../kit/moments/index.ts';
import {
  Button,
  ButtonAnchor,
  CardNote,
  type Figure,
  Figures,
  Tag,
  TextButton,
} from '../../kit/parts/index.ts';
import { BookingDialog, type BookingKind } from './booking-dialog.tsx';
import { ReminderDialog } from './reminder-dialog.tsx';
import { useBooking } from './use-booking.ts';

type Entry = KegAccountJson['entries'][number];

const KINDS = {
  out: { label: 'Delivered', tone: 'plain' },
  back: { label: 'Collected', tone: 'ok' },
  lost: { label: 'Lost', tone: 'error' },
  corrected: { label: 'Corrected', tone: 'warn' },
} as const;
const SHOWN = 20;

/** '+2 × 50 L', '−1 × 30 L'; the first size decides the sign. */
function signed(change: Entry['change']): string {
  const first = KEG_SIZES.map((size) => change[size] ?? 0).find((number) => number !== 0) ?? 0;
  return `${first < 0 ? '−' : '+'}${kegsText(change)}`;
}

const columnsOf = (undo: (id: string) => void, isSending: boolean): Column<Entry>[] => [
  {
    label: 'What',
    card: 'head',
    show: ({ id, at, kind, order, who, reason, undoes, canUndo }) => (
      <>
        <Tag tone={KINDS[kind].tone}>{undoes ? 'Undone' : KINDS[kind].label}</Tag> {shortDay(at)}{' '}
        <Small breaks>
          {[reason, order, who === 'system' ? undefined : who].filter(Boolean).join(' · ')}{' '}
        </Small>
        {canUndo && (
          <TextButton
            aria-label={`Undo: ${KINDS[kind].label} on ${shortDate(at)}`}
            disabled={isSending}
            onClick={() => undo(id)}
          >
            Undo
          </TextButton>
        )}
      </>
    ),
  },
  { label: 'Kegs', look: 'number', card: 'line', show: ({ change }) => signed(change) },
  { label: 'Out', look: 'number', card: 'head-end', unit: () => 'out', show: ({ out }) => out },
];

/** The ledger, newest first. */
function Ledger({ account }: { account: KegAccountJson }) {
  const { undo, isSending } = useBooking(account);
  const source = useInSteps(account.entries, SHOWN);
  return (
    <List<Entry>
      label="Ledger"
      columns={columnsOf((id) => void undo(id), isSending)}
      source={source}
      texts={{ failed: '', loading: '', more: 'Show earlier' }}
      empty={<CardNote>No keg has gone out yet.</CardNote>}
      frame="card"
      cards="phone"
    />
  );
}

/** Each size's kegs out, and the age of the oldest. */
const figuresOf = ({ out, lots, limitDays }: KegAccountJson, today: string): Figure[] =>
  KEG_SIZES.map((size) => {
    const since = lots.find((lot) => lot.size === size)?.since;
    const days = since === undefined ? 0 : daysBetween(dayOf(new Date(since)), today);
    return {
      label: `${size} L`,
      value: out[size],
      note: since === undefined ? 'none out' : `oldest ${days === 1 ? '1 day' : `${days} days`}`,
      isOver: days > limitDays,
    };
  });

/** An account's kegs out by size and age (KEGS-4), what can be booked (KEGS-5), and its ledger. */
export function KegAccount({ account }: { account: KegAccountJson }) {
  const now = useNow();
  const [dialog, setDialog] = useState<BookingKind | 'remind' | null>(null);
  const { total, overdue, oldest, limitDays, reminded, deposits, entries } = account;
  const close = () => setDialog(null);
  const notes = [
    overdue > 0 && `The oldest for ${oldest} days.`,
    reminded && `Last reminder on ${shortDate(reminded.at)}.`,
    deposits !== undefined && `Deposits held: ${formatDollars(deposits)}.`,
  ].filter(Boolean);
  return (
    <>
      <Figures label="Kegs out by size" figures={figuresOf(account, dayOf(now))} isCard />
      {notes.length > 0 && (
        <p>
          {overdue > 0 && (
            <Text as="b" tone="error">
              {kegCountText(overdue)} out for more than {limitDays} days.{' '}
            </Text>
          )}
          {notes.join(' ')}
        </p>
      )}
      <Row wrap gap={8}>
        {total > 0 && (
          <>
            <Button onClick={() => setDialog('back')}>Book empties</Button>
            <May call="kegReminder">
              <Button onClick={() => setDialog('remind')}>Preview reminder</Button>
            </May>
            <Button onClick={() => setDialog('lost')}>Write off</Button>
          </>
        )}
        <Button onClick={() => setDialog('corrected')}>Correct</Button>
        {entries.length > 0 && (
          <May call="kegStatement">
            <ButtonAnchor href={staffAddresses.kegStatement(account.id)}>Statement</ButtonAnchor>
          </May>
        )}
      </Row>
      <Ledger account={account} />
      {dialog === 'remind' && <ReminderDialog accounts={[account]} now={now} onClose={close} />}
      {dialog !== null && dialog !== 'remind' && (
        <BookingDialog account={account} kind={dialog} onClose={close} />
      )}
    </>
  );
}
