import type { AllocationJson } from 'shared-domain/contracts';
import { shortMoment } from '../moments/index.ts';
import styles from './allocations.module.css';
import { sumsOf } from './words.ts';

const accountsWords = (count: number) => `${count} ${count === 1 ? 'account' : 'accounts'}`;

/** What there is, what was asked for, and what became of it. */
export function Figures({ allocation }: { allocation: AllocationJson }) {
  const { productName, unit, units, most, asked, accounts, opensAt, closesAt, heldUntil, kind, sharedAt } =
    allocation;
  const { confirmed, held, gone } = sumsOf(allocation);
  const window = `${shortMoment(opensAt)} to ${shortMoment(closesAt)}`;
  const figures: [label: string, value: number, note: string][] = [
    [`${unit[0]?.toUpperCase()}${unit.slice(1)}s in all`, units, `most ${most} for each account`],
    ...(kind === 'shared'
      ? [['Asked for', asked, `by ${accountsWords(accounts)}, ${window}`] as [string, number, string]]
      : []),
    ...(sharedAt && heldUntil
      ? ([
          ['Confirmed', confirmed.units, `by ${accountsWords(confirmed.accounts)}`],
          ['Held', held.units, `by ${accountsWords(held.accounts)}, until ${shortMoment(heldUntil)}`],
          ['Back on sale', gone.units, `${accountsWords(gone.accounts)} let go or were late`],
        ] as [string, number, string][])
      : []),
  ];
  return (
    <>
      <p className={styles.name}>{productName}</p>
      <dl className={styles.figures}>
        {figures.map(([label, value, note]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">
              <strong>{value}</strong>
              {note}
            </dd>
          </div>
        ))}
        {kind === 'first-come' && (
          <div>
            <dt>First come</dt>
            <dd>{window}</dd>
          </div>
        )}
      </dl>
    </>
  );
}
