import { useSearchParams } from 'react-router';
import type { AuditEntry } from 'shared-domain/contracts';
import { usePages, useToast } from '../../data/calls/index.ts';
import { Quiet } from '../../kit/layout/index.ts';
import { type Column, List } from '../../kit/list/index.ts';
import { shortMoment } from '../../kit/moments/index.ts';
import { actionText, Button, countText, Nothing, PageHead, Tag, wordsOf } from '../../kit/parts/index.ts';
import styles from './audit.module.css';

const PAGE = 200;

/** The list's filter. */
type Narrowed = Partial<Record<'who' | 'action' | 'subject', string>>;

/** The audit, newest first, page by page. */
function useAudit(narrowed: Narrowed) {
  const toast = useToast();
  const { data, readMore, ...reading } = usePages('audit', { query: { ...narrowed, limit: PAGE } });
  return {
    ...reading,
    rows: data?.pages.flatMap(({ entries }) => entries),
    readMore: async () => {
      const problem = await readMore();
      if (problem) toast.failed('The older changes could not be loaded', problem.detail);
    },
  };
}

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
function Changes({ entry }: { entry: AuditEntry }) {
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
    { label: 'When', look: 'tight', card: 'head', show: ({ at }) => shortMoment(at) },
    { label: 'Who', look: 'tight', card: 'wide', show: ({ who }) => link('who', who) },
    {
      label: 'Action',
      look: 'tight',
      card: 'head-end',
      show: ({ action }) => link('action', action, actionText(action)),
    },
    { label: 'Subject', card: 'wide', show: ({ subject }) => link('subject', subject) },
    { label: 'Change', card: 'wide', show: (entry) => <Changes entry={entry} /> },
  ];
  return (
    <List<AuditEntry>
      label="Audit"
      frame="page"
      columns={columns}
      source={source}
      counted={countOf(source.rows?.length ?? 0, source.hasMore)}
      texts={{ failed: 'The changes could not be loaded', loading: 'Loading changes...', more: 'Show older' }}
      empty={<Nothing title={isNarrowed ? 'No entries match these filters' : 'No entries yet'} />}
    />
  );
}

/** Who changed what and when and, on demand, who read what (STAFF-32). Clicking a name, an action or a subject filters by it. */
export default function Audit() {
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
