import { RATE_KINDS } from 'shared-domain/accounting';
import type { RehearsalJson } from 'shared-domain/contracts';
import { centsOf, formatCents, formatDollars } from 'shared-domain/money';
import { Link } from 'shared-ui/router';
import { paths } from '../../frame/address/index.ts';
import { CHANNEL_NAMES, countText, Notice, ProgressBar, StaffDialog } from '../../kit/parts/index.ts';
import styles from './rates.module.css';
import { useRehearsal } from './use-rehearsal.ts';

/** The last 90 days of orders as they would be under a row (RATE-4). Closing it ends the rehearsal. */
export function RehearsalDialog({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const { sum, progress, problem } = useRehearsal(id);
  return (
    <StaffDialog open title="Rehearsal" width={720} onClose={onClose}>
      <div className={styles.rehearsal}>
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
        {sum.sums.length > 0 && <Sums {...sum} />}
        {sum.most.length > 0 && <Most {...sum} />}
      </div>
    </StaffDialog>
  );
}

const difference = ({ before, after }: { before: number; after: number }): string => {
  const cents = centsOf(after) - centsOf(before);
  const sign = cents === 0 ? '' : cents > 0 ? '+' : '−';
  return `${sign}${formatCents(Math.abs(cents))}`;
};

const Heads = ({ first }: { first: string }) => (
  <thead>
    <tr>
      <th scope="col">{first}</th>
      <th scope="col">Before</th>
      <th scope="col">After</th>
      <th scope="col">Difference</th>
    </tr>
  </thead>
);

const Amounts = (amounts: { before: number; after: number }) => (
  <>
    <td>{formatDollars(amounts.before)}</td>
    <td>{formatDollars(amounts.after)}</td>
    <td>{difference(amounts)}</td>
  </>
);

/** Its place on the page of rates. */
const placeOf = ({ channel, charge }: RehearsalJson['sums'][number]): number =>
  RATE_KINDS.findIndex((kind) => kind.channel === channel && kind.id === charge);

const Sums = ({ sums }: RehearsalJson) => (
  <table>
    <caption>By charge</caption>
    <Heads first="Charge" />
    <tbody>
      {sums
        .toSorted((one, other) => placeOf(one) - placeOf(other))
        .map(({ channel, charge, name, before, after }) => (
          <tr key={`${channel} ${charge}`}>
            <th scope="row">
              {CHANNEL_NAMES[channel]}: {name}
            </th>
            <Amounts before={before} after={after} />
          </tr>
        ))}
    </tbody>
  </table>
);

const Most = ({ most }: RehearsalJson) => (
  <table>
    <caption>The orders that change most, totals</caption>
    <Heads first="Order" />
    <tbody>
      {most.map(({ id, channel, before, after }) => (
        <tr key={id}>
          <th scope="row">
            <Link to={paths.order(id)}>{id}</Link> {CHANNEL_NAMES[channel]}
          </th>
          <Amounts before={before} after={after} />
        </tr>
      ))}
    </tbody>
  </table>
);
