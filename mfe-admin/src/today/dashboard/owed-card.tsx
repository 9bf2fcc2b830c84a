import { useAtomValue } from 'jotai';
import { dayOf } from 'shared-domain/dates';
import { formatDollars } from 'shared-domain/money';
import { periodOfMonth } from 'shared-domain/receivables';
import { staffAddresses } from 'shared-domain/staff-client';
import { nowAtom } from 'shared-domain/state';
import { May, useCall } from '../../data/calls/index.ts';
import { paths } from '../../frame/address/index.ts';
import { Row, Small, Stack } from '../../kit/layout/index.ts';
import { ButtonAnchor, Card, CardNote, TextLink } from '../../kit/parts/index.ts';
import { CardRow } from './card-row.tsx';
import styles from './dashboard.module.css';

/** What accounts owe, the most overdue ones, and the month's files for the accountant (RECEIVABLE-7). */
export function OwedCard() {
  const today = dayOf(useAtomValue(nowAtom));
  const { data } = useCall('receivables', { query: { show: 'overdue' } });
  if (!data) return null;
  const { totals, accounts } = data;
  const month = periodOfMonth(today.slice(0, 7), today);
  return (
    <Card
      title="Owed by accounts"
      className={styles.leadsCard}
      aside={<TextLink to={paths.receivables()}>{formatDollars(totals.balance)}</TextLink>}
    >
      {totals.balance === 0 && <CardNote>No account owes anything.</CardNote>}
      <Stack as="ul" fit lined>
        {accounts.slice(0, 3).map(({ licenseNumber, name, overdue }) => (
          <CardRow key={licenseNumber} name={name}>
            <Small>{formatDollars(overdue)} overdue</Small>
          </CardRow>
        ))}
      </Stack>
      <May call="accountingFile">
        <Row pad="8 14 0">
          <ButtonAnchor href={staffAddresses.accountingArchive(month)} download>
            This month's files
          </ButtonAnchor>
        </Row>
      </May>
    </Card>
  );
}
