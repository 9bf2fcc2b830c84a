import type { ChargedAmount } from 'shared-domain/charges';
import { formatCents } from 'shared-domain/money';
import { CASE_SIZE } from 'shared-domain/products';
import { Icon } from '../icons/index.ts';
import styles from './cart-lines.module.css';

/** The wholesale cart's Container Deposit line, which can't be edited or removed (DEPOSIT-4). */
export function DepositRow({
  deposit: { units, perUnit = 0, amount },
  level = 2,
}: {
  deposit: Pick<ChargedAmount, 'units' | 'perUnit' | 'amount'>;
  level?: 2 | 3;
}) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <li className={`${styles.line} ${styles.deposit}`}>
      <span className={styles.thumb}>
        <Icon name="crate" size={34} weight={1.6} />
      </span>
      <div className={styles.what}>
        <Heading className={styles.name}>Container Deposit</Heading>
        <p className={`${styles.unit} num`}>
          {`${units} × ${CASE_SIZE} containers, ${formatCents(perUnit)} a case`}
        </p>
      </div>
      <b className={`${styles.total} num`}>{formatCents(amount)}</b>
    </li>
  );
}
