import { formatDollars } from 'shared-domain/money';
import { useCall } from '../../data/calls/index.ts';
import { paths } from '../../frame/address/index.ts';
import { Stack, Text } from '../../kit/layout/index.ts';
import { Card, TextLink } from '../../kit/parts/index.ts';
import { CardRow } from './card-row.tsx';
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
      aside={<TextLink to={paths.receivables()}>{formatDollars(totals.balance)}</TextLink>}
    >
      <Stack as="ul" fit lined>
        {accounts.slice(0, 3).map(({ licenseNumber, name, overdue }) => (
          <CardRow key={licenseNumber} name={name}>
            <Text tone="quiet" size="xs">
              {formatDollars(overdue)} overdue
            </Text>
          </CardRow>
        ))}
      </Stack>
    </Card>
  );
}
