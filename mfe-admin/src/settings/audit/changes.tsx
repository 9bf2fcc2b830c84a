import type { AuditEntry } from 'shared-domain/contracts';
import { Quiet } from '../../kit/layout/index.ts';
import { shortMoment } from '../../kit/moments/index.ts';
import { wordsOf } from '../../kit/parts/index.ts';
import styles from './audit.module.css';

type Change = { field: string; from: string; to: string };

/** Fields shown per entry; the rest are counted. */
const MOST = 6;
const NOTHING = '–';

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** A value as text: 'new 3, updated 1' for counts, instants in the company's time zone, and a dash if there is none. */
function writtenOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return NOTHING;
  if (typeof value === 'string' && INSTANT.test(value)) return shortMoment(value);
  if (Array.isArray(value)) return value.map(writtenOf).join(', ') || NOTHING;
  if (typeof value !== 'object') return String(value);
  const parts = Object.entries(value).map(([name, part]) => `${name} ${writtenOf(part)}`);
  return parts.join(', ') || NOTHING;
}

function changesOf({ before = {}, after = {} }: AuditEntry): Change[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields
    .map((field) => ({ field, from: writtenOf(before[field]), to: writtenOf(after[field]) }))
    .filter(({ field, from, to }) => from !== to && field !== 'updatedAt');
}

/** What an entry changed, field by field; for something new, only its values. */
export function Changes({ entry }: { entry: AuditEntry }) {
  const changes = changesOf(entry);
  const isNew = Object.keys(entry.before ?? {}).length === 0;
  return (
    <ul className={styles.changes}>
      {changes.slice(0, MOST).map(({ field, from, to }) => (
        <li key={field}>
          {wordsOf(field)}:{' '}
          {!isNew && (
            <>
              <Quiet>{from}</Quiet> &rarr;{' '}
            </>
          )}
          <strong>{to}</strong>
        </li>
      ))}
      {changes.length > MOST && <li>and {changes.length - MOST} more</li>}
    </ul>
  );
}
