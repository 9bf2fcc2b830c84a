import type { AuditEntry } from 'shared-domain/contracts';
import { useSearchParams } from 'shared-ui/router';
import { shortMoment } from '../../kit/moments/index.ts';
import {
  actionText,
  Button,
  countText,
  Failed,
  Nothing,
  PageHead,
  TableHead,
  Tag,
  WaitingRows,
} from '../../kit/parts/index.ts';
import styles from './audit.module.css';
import { Changes } from './changes.tsx';
import { type Narrowed, useAudit } from './use-audit.ts';

const FILTERS = [
  { name: 'who', label: 'By' },
  { name: 'action', label: 'Action' },
  { name: 'subject', label: 'Subject' },
] as const;

/** '200 shown, newest first', or the total. */
function entryCountText(entries: readonly AuditEntry[], hasMore: boolean): string {
  if (hasMore) return `${countText(entries.length)} shown, newest first`;
  return entries.length === 1 ? '1 entry in all' : `${countText(entries.length)} entries in all`;
}

interface ListProps {
  entries: readonly AuditEntry[];
  onNarrow: (name: string, value: string) => void;
}

function Entries({ entries, onNarrow }: ListProps) {
  const link = (name: string, value: string, text = value) => (
    <button type="button" className={styles.link} onClick={() => onNarrow(name, value)}>
      {text}
    </button>
  );
  return (
    <table className={styles.table}>
      <TableHead columns={['When', 'Who', 'Action', 'Subject', 'Change']} className={styles.heads} />
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td>{shortMoment(entry.at)}</td>
            <td>{link('who', entry.who)}</td>
            <td>{link('action', entry.action, actionText(entry.action))}</td>
            <td>{link('subject', entry.subject)}</td>
            <td>
              <Changes entry={entry} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function AuditList({ narrowed, onNarrow }: { narrowed: Narrowed } & Omit<ListProps, 'entries'>) {
  const { entries, problem, hasMore, isFetching, refetch, showOlder } = useAudit(narrowed);
  if (problem)
    return (
      <Failed
        title="The changes could not be loaded"
        reference={problem.detail}
        action={
          <Button variant="primary" onClick={refetch}>
            Try Again
          </Button>
        }
      />
    );
  if (!entries) return <WaitingRows label="Loading changes..." widths={[140, 160, 110, 200]} />;
  if (entries.length === 0) {
    const isNarrowed = Object.values(narrowed).some(Boolean);
    return <Nothing title={isNarrowed ? 'No entries match these filters' : 'No entries yet'} />;
  }
  return (
    <>
      <Entries entries={entries} onNarrow={onNarrow} />
      <p className={styles.further}>
        <span role="status">{entryCountText(entries, hasMore)}</span>
        {hasMore && (
          <Button busy={isFetching} busyText="Loading..." onClick={showOlder}>
            Show older
          </Button>
        )}
      </p>
    </>
  );
}

/** Who changed what and when and, on demand, who read what (STAFF-32). Clicking a name, an action or a subject filters by it. */
export function Audit() {
  const [query, setQuery] = useSearchParams();
  const [who, action, subject] = FILTERS.map(({ name }) => query.get(name) ?? undefined);
  const narrow = (name: string, value: string) => setQuery({ ...Object.fromEntries(query), [name]: value });
  return (
    <>
      <PageHead
        title="Audit"
        tag={FILTERS.map(({ name, label }) => {
          const value = query.get(name);
          return value ? (
            <Tag key={name}>
              {label} {name === 'action' ? actionText(value) : value}
            </Tag>
          ) : null;
        })}
        actions={
          <>
            {action === undefined && <Button onClick={() => narrow('action', 'read')}>Show reads</Button>}
            {[who, action, subject].some(Boolean) && (
              <Button onClick={() => setQuery({})}>Clear filters</Button>
            )}
          </>
        }
      />
      <div className={styles.area}>
        <AuditList narrowed={{ who, action, subject }} onNarrow={narrow} />
      </div>
    </>
  );
}
