import { Link } from 'shared-ui/router';
import { useCall, useNarrow } from '../../data/calls/index.ts';
import { paths } from '../../frame/address/index.ts';
import { shortDay } from '../../kit/moments/index.ts';
import { staffName } from '../../kit/product/index.ts';
import { changeSummary } from './change-summary.ts';
import styles from './last-changes.module.css';

const SHOWN = 4;

/** The product's last changes; left out if they can't be loaded. */
export function LastChanges({ id }: { id: string }) {
  const narrow = useNarrow();
  const { data } = useCall('audit', { query: { subject: id, limit: SHOWN } });
  if (!data || data.entries.length === 0) return null;
  return (
    <section className={styles.changes} aria-label="Last changes">
      <h2 className={styles.title}>Last changes</h2>
      <ul>
        {data.entries.map((entry) => (
          <li key={entry.id}>
            <span className="num">{shortDay(entry.at)}</span>
            <span>
              {changeSummary(entry)}, {staffName(entry.who)}
            </span>
          </li>
        ))}
      </ul>
      {narrow && <Link to={paths.audit({ subject: id })}>History</Link>}
    </section>
  );
}
