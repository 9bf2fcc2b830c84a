import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { nowAtom } from 'shared-domain/state';
import { Link } from 'shared-ui/router';
import { clockTime, shortDay } from '../moments/index.ts';
import { Card } from '../parts/index.ts';
import { paths } from '../paths.ts';
import { useLoaded, useStaff } from '../staff/index.ts';
import styles from './dashboard.module.css';
import type { Period } from './figures.ts';

/** The newest retail leads. */
export function LeadsCard({ period }: { period: Period }) {
  const staff = useStaff();
  const load = useCallback((signal: AbortSignal) => staff.leads({ limit: 3 }, { signal }), [staff]);
  const leads = useLoaded(load).data?.leads ?? [];
  const today = shortDay(useAtomValue(nowAtom));
  const { lastSevenDays } = period.dashboard.leads;
  return (
    <Card
      title="Retail leads"
      className={styles.leadsCard}
      aside={
        <Link to={paths.leads} className={styles.more}>
          {lastSevenDays} in 7 days
        </Link>
      }
    >
      {leads.length === 0 && <p className={styles.quiet}>No retail leads captured yet.</p>}
      <ul>
        {leads.map(({ id, name, created_at }) => (
          <li key={id} className={styles.row}>
            <span className={styles.rowWords}>{name}</span>
            <span className={styles.when}>
              {shortDay(created_at) === today ? clockTime(created_at) : shortDay(created_at)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
