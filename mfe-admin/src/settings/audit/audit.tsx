import { useSearchParams } from 'react-router';
import type { AuditEntry } from 'shared-domain/contracts';
import { type Column, List } from '../../kit/list/index.ts';
import { shortMoment } from '../../kit/moments/index.ts';
import { actionText, Button, countText, Nothing, PageHead, Tag } from '../../kit/parts/index.ts';
import styles from './audit.module.css';
import { Changes } from './changes.tsx';
import { type Narrowed, useAudit } from './use-audit.ts';

const FILTERS = [
  { name: 'who', label: 'By' },
  { name: 'action', label: 'Action' },
  { name: 'subject', label: 'Subject' },
] as const;

/** '200 shown, newest first', or the total. */
function countOf(shown: number, hasMore: boolean): string {
  if (hasMore) return `${countText(shown)} shown, newest first`;
  return shown === 1 ? '1 entry in all' : `${countText(shown)} entries in all`;
}

type AuditListProps = { narrowed: Narrowed; onNarrow: (name: string, value: string) => void };

function AuditList({ narrowed, onNarrow }: AuditListProps) {
  const source = useAudit(narrowed);
  const isNarrowed = Object.values(narrowed).some(Boolean);
  const link = (name: string, value: string, text = value) => (
    <button type="button" className={styles.link} onClick={() => onNarrow(name, value)}>
      {text}
    </button>
  );
  const columns: Column<AuditEntry>[] = [
    { id: 'when', label: 'When', look: 'tight', card: 'head', show: ({ at }) => shortMoment(at) },
    { id: 'who', label: 'Who', look: 'tight', card: 'wide', show: ({ who }) => link('who', who) },
    {
      id: 'action',
      label: 'Action',
      look: 'tight',
      card: 'head-end',
      show: ({ action }) => link('action', action, actionText(action)),
    },
    { id: 'subject', label: 'Subject', card: 'wide', show: ({ subject }) => link('subject', subject) },
    { id: 'change', label: 'Change', card: 'wide', show: (entry) => <Changes entry={entry} /> },
  ];
  return (
    <List<AuditEntry>
      label="Audit"
      frame="page"
      columns={columns}
      idOf={({ id }) => id}
      source={source}
      counted={countOf(source.rows?.length ?? 0, source.hasMore)}
      texts={{ failed: 'The changes could not be loaded', loading: 'Loading changes...', more: 'Show older' }}
      empty={<Nothing title={isNarrowed ? 'No entries match these filters' : 'No entries yet'} />}
    />
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
      <AuditList narrowed={{ who, action, subject }} onNarrow={narrow} />
    </>
  );
}
