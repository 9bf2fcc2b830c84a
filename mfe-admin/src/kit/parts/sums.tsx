import { type Cents, formatCents } from 'shared-domain/money';
import styles from './sums.module.css';

/** A list of amounts with their total; a dash while it is unknown, faded while newer ones are loading. */
export const Sums = ({
  rows,
  total,
  totalLabel = 'Total',
  isOld,
}: {
  rows: readonly { label: string; amount: Cents }[];
  total: Cents | undefined;
  totalLabel?: string;
  isOld?: boolean;
}) => (
  <dl className={`num ${styles.sums}`} data-old={isOld || undefined}>
    {rows.map(({ label, amount }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{formatCents(amount)}</dd>
      </div>
    ))}
    <div>
      <dt>{totalLabel}</dt>
      <dd>{total === undefined ? '–' : formatCents(total)}</dd>
    </div>
  </dl>
);
