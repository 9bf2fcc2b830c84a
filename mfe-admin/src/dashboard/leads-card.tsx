import { useAtomValue } from 'jotai';
import type { LeadListJson } from 'shared-domain/contracts';
import { nowAtom } from 'shared-domain/state';
import { Link } from 'shared-ui/router';
import { clockTime, shortDay } from '../moments/index.ts';
import { Card } from '../parts/index.ts';
import { paths } from '../paths.ts';
import styles from './dashboard.module.css';

/** The newest retail leads; undefined while they are on their way. */
export function LeadsCard({ leads }: { leads: LeadListJson | undefined }) {
  const newest = leads?.leads ?? [];
  const today = shortDay(useAtomValue(nowAtom));
  const lately = (leads?.days ?? []).reduce((sum, day) => sum + day.leads, 0);
  return (
    <Card
      title="Retail leads"
      className={styles.leadsCard}
      aside={
        <Link to={paths.leads} className={styles.more}>
          {lately} in 14 days
        </Link>
      }
    >
      {leads && newest.length === 0 && <p className={styles.quiet}>No retail leads captured yet.</p>}
      <ul>
        {newest.map(({ id, name, created_at }) => (
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
