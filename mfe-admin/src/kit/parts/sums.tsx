import { type Cents, formatCents } from 'shared-domain/money';
import { Quiet, Row } from '../layout/index.ts';
import styles from './sums.module.css';

type SumsProps = {
  rows: readonly { label: string; amount: Cents }[];
  total: Cents | undefined;
  totalLabel?: string;
  isOld?: boolean;
};

/** A list of amounts with their total; a dash while it is unknown, faded while newer ones are loading. */
export const Sums = ({ rows, total, totalLabel = 'Total', isOld }: SumsProps) => (
  <dl className={`num ${styles.sums}`} data-old={isOld || undefined}>
    {rows.map(({ label, amount }) => (
      <Row justify="between" pad="3 0" align="stretch" key={label}>
        <Quiet as="dt">{label}</Quiet>
        <dd>{formatCents(amount)}</dd>
      </Row>
    ))}
    <Row justify="between" pad="3 0" align="stretch">
      <Quiet as="dt">{totalLabel}</Quiet>
      <dd>{total === undefined ? '–' : formatCents(total)}</dd>
    </Row>
  </dl>
);
