import { type ReactNode, useEffect, useState } from 'react';
import { mostChanged, RATE_KINDS, REHEARSAL_PARTS } from 'shared-domain/accounting';
import type { RehearsalJson } from 'shared-domain/contracts';
import { centsOf, dollarsOf, formatCents, formatDollars } from 'shared-domain/money';
import { Link } from 'shared-ui/router';
import { useStaff } from '../../data/calls/index.ts';
import { paths } from '../../frame/address/index.ts';
import { Stack } from '../../kit/layout/index.ts';
import { type Column, List } from '../../kit/list/index.ts';
import { CHANNEL_NAMES, countText, Notice, ProgressBar, StaffDialog } from '../../kit/parts/index.ts';

type Rehearsal = { sum: RehearsalJson; parts: number; problem?: string };

const NOTHING: Rehearsal = { sum: { orders: 0, changed: 0, sums: [], most: [] }, parts: 0 };

/** Rehearses a row part by part until all are there or the page is left (RATE-4). */
function useRehearsal(id: string) {
  const staff = useStaff();
  const [rehearsal, setRehearsal] = useState(NOTHING);
  useEffect(() => {
    const away = new AbortController();
    const rehearse = async () => {
      setRehearsal(NOTHING);
      for (let part = 0; part < REHEARSAL_PARTS; part += 1) {
        const input = { params: { id }, query: { part } };
        const answer = await staff.call('rehearseRate', input, { signal: away.signal });
        if (away.signal.aborted) return;
        if (!answer.ok) return setRehearsal((before) => ({ ...before, problem: answer.problem.detail }));
        setRehearsal(({ sum }) => ({ sum: addParts(sum, answer.data), parts: part + 1 }));
      }
    };
    void rehearse();
    return () => away.abort();
  }, [staff, id]);
  return { ...rehearsal, progress: rehearsal.parts / REHEARSAL_PARTS };
}

/** Two parts of a rehearsal as one. */
export function addParts(one: RehearsalJson, other: RehearsalJson): RehearsalJson {
  const sums = new Map(one.sums.map((sum) => [`${sum.channel} ${sum.charge}`, sum]));
  for (const sum of other.sums) {
    const known = sums.get(`${sum.channel} ${sum.charge}`);
    const add = (name: 'before' | 'after') => dollarsOf(centsOf(known?.[name] ?? 0) + centsOf(sum[name]));
    sums.set(`${sum.channel} ${sum.charge}`, { ...sum, before: add('before'), after: add('after') });
  }
  return {
    orders: one.orders + other.orders,
    changed: one.changed + other.changed,
    sums: [...sums.values()],
    most: mostChanged([...one.most, ...other.most]),
  };
}

/** The last 90 days of orders as they would be under a row (RATE-4). Closing it ends the rehearsal. */
export function RehearsalDialog({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const { sum, progress, problem } = useRehearsal(id);
  return (
    <StaffDialog title="Rehearsal" width={720} onClose={onClose}>
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
  label,
  look: 'number',
  card: id === 'before' ? 'line' : 'line-end',
  show: (row) => formatDollars(row[id]),
});

const columnsOf = (first: string): Column<AmountRow>[] => [
  { label: first, card: 'head', show: ({ head }) => head },
  dollars('before', 'Before'),
  dollars('after', 'After'),
  { label: 'Difference', look: 'number', card: 'head-end', show: difference },
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
    />
  </section>
);

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
