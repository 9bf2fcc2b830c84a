import type { AuditJson } from 'shared-domain/contracts';
import { useSearchParams } from 'shared-ui/router';
import { shortMoment } from '../moments/index.ts';
import { Button, countText, Failed, Nothing, PageHead, Tag, WaitingRows } from '../parts/index.ts';
import styles from './audit.module.css';
import { Changes } from './changes.tsx';
import { useAudit } from './use-audit.ts';

const FILTERS = [
  { name: 'who', label: 'By' },
  { name: 'action', label: 'What' },
  { name: 'subject', label: 'Of' },
] as const;

/** '200 shown, newest first', or how many there are in all. */
function shownWords({ entries, nextCursor }: AuditJson): string {
  if (nextCursor !== undefined) return `${countText(entries.length)} shown, newest first`;
  return entries.length === 1 ? '1 change in all' : `${countText(entries.length)} changes in all`;
}

/** Who changed what, when; a press on a name, an action or a subject narrows the list to it. */
export function Audit() {
  const [query, setQuery] = useSearchParams();
  const [who, action, subject] = FILTERS.map(({ name }) => query.get(name) ?? undefined);
  const loaded = useAudit({ who, action, subject });
  const narrow = (name: string, value: string) => setQuery({ ...Object.fromEntries(query), [name]: value });
  const link = (name: string, value: string) => (
    <button type="button" className={styles.link} onClick={() => narrow(name, value)}>
      {value}
    </button>
  );
  const isNarrowed = [who, action, subject].some(Boolean);
  return (
    <>
      <PageHead
        title="Audit"
        tag={FILTERS.map(({ name, label }) => {
          const value = query.get(name);
          return value ? (
            <Tag key={name}>
              {label} {value}
            </Tag>
          ) : null;
        })}
        actions={isNarrowed && <Button onClick={() => setQuery({})}>Clear filters</Button>}
      />
      <div className={styles.area}>
        {loaded.state === 'loading' && (
          <WaitingRows label="Loading changes..." widths={[140, 160, 110, 200]} />
        )}
        {loaded.state === 'failed' && (
          <Failed
            title="The changes could not be read"
            reference={loaded.problem.detail}
            way={
              <Button variant="primary" onClick={loaded.reload}>
                Try Again
              </Button>
            }
          />
        )}
        {loaded.state === 'full' && loaded.data.entries.length === 0 && (
          <Nothing title={isNarrowed ? 'No change fits these filters' : 'Nothing was changed yet'} />
        )}
        {loaded.state === 'full' && loaded.data.entries.length > 0 && (
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">Who</th>
                <th scope="col">What</th>
                <th scope="col">Of</th>
                <th scope="col">Change</th>
              </tr>
            </thead>
            <tbody>
              {loaded.data.entries.map((entry) => (
                <tr key={entry.id}>
                  <td>{shortMoment(entry.at)}</td>
                  <td>{link('who', entry.who)}</td>
                  <td>{link('action', entry.action)}</td>
                  <td>{link('subject', entry.subject)}</td>
                  <td>
                    <Changes entry={entry} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {loaded.state === 'full' && loaded.data.entries.length > 0 && (
          <p className={styles.further}>
            <span role="status">{shownWords(loaded.data)}</span>
            {loaded.data.nextCursor !== undefined && (
              <Button busy={loaded.busy} busyText="Loading..." onClick={loaded.showOlder}>
                Show older
              </Button>
            )}
          </p>
        )}
      </div>
    </>
  );
}
