import { formatDollars } from 'shared-domain/money';
import { Link } from 'shared-ui/router';
import { useCall } from '../../data/calls/index.ts';
import { paths } from '../../frame/address/index.ts';
import { Text } from '../../kit/layout/index.ts';
import { Card } from '../../kit/parts/index.ts';
import rows from './card-rows.module.css';
import styles from './dashboard.module.css';

/** What accounts owe, and the most overdue ones; nothing while no account owes anything (RECEIVABLE-7). */
export function OwedCard() {
  const { data } = useCall('receivables', { query: { show: 'overdue' } });
  if (!data || data.totals.balance === 0) return null;
  const { totals, accounts } = data;
  return (
    <Card
      title="Owed by accounts"
      className={styles.leadsCard}
      aside={
        <Link to={paths.receivables()} className={styles.more}>
          {formatDollars(totals.balance)}
        </Link>
      }
    >
      <ul>
        {accounts.slice(0, 3).map(({ licenseNumber, name, overdue }) => (
          <li key={licenseNumber} className={`${rows.row} ${rows.low}`}>
            <span className={rows.rowText}>{name}</span>
            <Text tone="quiet" size="xs">
              {formatDollars(overdue)} overdue
            </Text>
          </li>
        ))}
      </ul>
    </Card>
  );
}
