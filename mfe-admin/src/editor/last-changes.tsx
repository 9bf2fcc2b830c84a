import { useCallback } from 'react';
import type { AuditEntry } from 'shared-domain/contracts';
import { Link } from 'shared-ui/router';
import { shortDay } from '../moments/index.ts';
import { paths } from '../paths.ts';
import { whoIs } from '../products/index.ts';
import { useLoaded, useStaff } from '../staff/index.ts';
import styles from './last-changes.module.css';

const SHOWN = 4;

const value = (of: unknown): string => (of === null || of === undefined || of === '' ? 'none' : String(of));

/** 'price 62.4 → 64.8, description' of an entry of the audit. */
function wordsFor({ before = {}, after = {} }: AuditEntry): string {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields
    .map((field) => {
      const change = `${value(before[field])} → ${value(after[field])}`;
      return change.length > 40 ? field : `${field} ${change}`;
    })
    .join(', ');
}

/** Who changed the product last, and what. A list that can't be read is left out: it helps, nothing hangs on it. */
export function LastChanges({ id, updatedAt }: { id: string; updatedAt: string | undefined }) {
  const staff = useStaff();
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
              {wordsFor(entry)}, {whoIs(entry.who)}
            </span>
          </li>
        ))}
      </ul>
      <Link to={paths.audit({ subject: id })}>History</Link>
    </section>
  );
}
