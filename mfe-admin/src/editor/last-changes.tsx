import { useCallback } from 'react';
import { Link } from 'shared-ui/router';
import { shortDay } from '../moments/index.ts';
import { paths } from '../paths.ts';
import { whoIs } from '../products/index.ts';
import { useLoaded, useNarrow, useStaff } from '../staff/index.ts';
import { changeWords } from './change-words.ts';
import styles from './last-changes.module.css';

const SHOWN = 4;

/** Who changed the product last, and what. A list that can't be read is left out: it helps, nothing hangs on it. */
export function LastChanges({ id, updatedAt }: { id: string; updatedAt: string | undefined }) {
  const staff = useStaff();
  const narrow = useNarrow();
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each saving there is one more
  const load = useCallback(
    (signal: AbortSignal) => staff.audit({ subject: id, limit: SHOWN }, { signal }),
    [staff, id, updatedAt],
  );
  const { data } = useLoaded(load);
  if (!data || data.entries.length === 0) return null;
  return (
    <section className={styles.changes} aria-label="Last changes">
      <h2 className={styles.title}>Last changes</h2>
      <ul>
        {data.entries.map((entry) => (
          <li key={entry.id}>
            <span className="num">{shortDay(entry.at)}</span>
            <span>
              {changeWords(entry)}, {whoIs(entry.who)}
            </span>
          </li>
        ))}
      </ul>
      {narrow && <Link to={paths.audit({ subject: id })}>History</Link>}
    </section>
  );
}
