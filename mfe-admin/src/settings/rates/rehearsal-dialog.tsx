import type { ReactNode } from 'react';
import { RATE_KINDS } from 'shared-domain/accounting';
import type { RehearsalJson } from 'shared-domain/contracts';
import { centsOf, formatCents, formatDollars } from 'shared-domain/money';
import { Link } from 'shared-ui/router';
import { paths } from '../../frame/address/index.ts';
import { Stack } from '../../kit/layout/index.ts';
import { type Column, List } from '../../kit/list/index.ts';
import { CHANNEL_NAMES, countText, Notice, ProgressBar, StaffDialog } from '../../kit/parts/index.ts';
import { useRehearsal } from './use-rehearsal.ts';

/** The last 90 days of orders as they would be under a row (RATE-4). Closing it ends the rehearsal. */
export function RehearsalDialog({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const { sum, progress, problem } = useRehearsal(id);
  return (
    <StaffDialog open title="Rehearsal" width={720} onClose={onClose}>
      <Stack gap={14}>
        <p>
          {title}, on the orders of the last 90 days as they were placed or last edited. No order changes.
        </p>
        {problem !== undefined && <Notice tone="warn">{problem}</Notice>}
        {progress < 1 && problem === undefined && <ProgressBar label="Rehearsing" value={progress} />}
        <p role="status">
          {progress === 1 &&
            (sum.changed === 0
              ? `None of ${countText(sum.orders)} orders would change.`
              : `${countText(sum.changed)} of ${countText(sum.orders)} orders would change.`)}
        </p>
        {sum.sums.length > 0 && <Amounts caption="By charge" first="Charge" rows={sumRows(sum)} />}
        {sum.most.length > 0 && (
          <Amounts caption="The orders that change most, totals" first="Order" rows={orderRows(sum)} />
        )}
      </Stack>
    </StaffDialog>
  );
}

const difference = ({ before, after }: { before: number; after: number }): string => {
  const cents = centsOf(after) - centsOf(before);
  const sign = cents === 0 ? '' : cents > 0 ? '+' : '−';
  return `${sign}${formatCents(Math.abs(cents))}`;
};

type AmountRow = { key: string; head: ReactNode; before: number; after: number };

const dollars = (id: 'before' | 'after', label: string): Column<AmountRow> => ({
  id,
  label,
  look: 'number',
  card: id === 'before' ? 'line' : 'line-end',
  show: (row) => formatDollars(row[id]),
});

const columnsOf = (first: string): Column<AmountRow>[] => [
  { id: 'head', label: first, card: 'head', show: ({ head }) => head },
  dollars('before', 'Before'),
  dollars('after', 'After'),
  { id: 'difference', label: 'Difference', look: 'number', card: 'head-end', show: difference },
];

const Amounts = ({ caption, first, rows }: { caption: string; first: string; rows: AmountRow[] }) => (
  <section>
    <h3>{caption}</h3>
    <List<AmountRow>
      label={caption}
      columns={columnsOf(first)}
      idOf={({ key }) => key}
      source={{ rows }}
      frame="card"
      cards="phone"
      empty={null}
    />
  </section>
);

/** Its place on the page of rates. */
const placeOf = ({ channel, charge }: RehearsalJson['sums'][number]): number =>
  RATE_KINDS.findIndex((kind) => kind.channel === channel && kind.id === charge);

const sumRows = ({ sums }: RehearsalJson): AmountRow[] =>
  sums
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map(({ channel, charge, name, before, after }) => ({
      key: `${channel} ${charge}`,
      head: `${CHANNEL_NAMES[channel]}: ${name}`,
      before,
      after,
    }));

const orderRows = ({ most }: RehearsalJson): AmountRow[] =>
  most.map(({ id, channel, before, after }) => ({
    key: id,
    head: (
      <>
        <Link to={paths.order(id)}>{id}</Link> {CHANNEL_NAMES[channel]}
      </>
    ),
    before,
    after,
  }));
