import type { ImportSummary } from 'shared-domain/contracts';
import { Icon } from 'shared-ui/icons';
import { StaffIcon } from '../icons/index.ts';
import { Button, Card, WaitingRows } from '../parts/index.ts';
import { momentOf, whoIs } from '../products/index.ts';
import styles from './history.module.css';

const STATES: Readonly<Partial<Record<ImportSummary['state'], string>>> = {
  parsing: 'Processing',
  ready: 'Waiting for review',
  applying: 'Applying Changes...',
  undoing: 'Undoing...',
  discarded: 'Discarded, nothing was changed',
};

/** '37 updated, 5 new', or what became of an import that was not applied. */
export function outcomeOf(summary: ImportSummary): string {
  const { state, counts, failure, undoneAt, conflicts = [] } = summary;
  if (state === 'failed') return failure ?? 'Failed';
  if (state === 'undone') {
    const left = conflicts.length > 0 ? `, ${conflicts.length} left as changed since` : '';
    return `${undoneAt ? `Undone ${momentOf(undoneAt)}` : 'Undone'}${left}`;
  }
  const words = STATES[state];
  if (words) return words;
  const parts = [counts.updated > 0 && `${counts.updated} updated`, counts.new > 0 && `${counts.new} new`];
  return parts.filter(Boolean).join(', ') || 'Nothing changed';
}

/** Earlier imports, newest first: what they did, and the way back for the last one that was applied. */
export function History({
  imports,
  busy,
  onOpen,
  onUndo,
}: {
  imports: readonly ImportSummary[] | undefined;
  busy: boolean;
  onOpen: (id: string) => void;
  onUndo: (id: string) => void;
}) {
  const last = imports?.find(({ state }) => state === 'applied');
  return (
    <Card title="History">
      {!imports && <WaitingRows label="Loading the history..." widths={[180, 60]} rows={4} />}
      {imports?.length === 0 && <p className={styles.none}>No uploads yet.</p>}
      <ul className={styles.list}>
        {imports?.map((summary) => (
          <li key={summary.id} className={styles.entry}>
            <span className={styles.words}>
              <b>{summary.fileName}</b>
              <span className={styles.meta}>
                {momentOf(summary.startedAt)}, {whoIs(summary.startedBy)}
              </span>
              <span className={styles.outcome}>{outcomeOf(summary)}</span>
            </span>
            {summary.state === 'ready' && (
              <Button onClick={() => onOpen(summary.id)} aria-label={`Review ${summary.fileName}`}>
                Review
              </Button>
            )}
            {summary.state !== 'ready' && summary.state !== 'discarded' && summary.state !== 'failed' && (
              <Button
                variant="quiet"
                onClick={() => onOpen(summary.id)}
                aria-label={`View ${summary.fileName}`}
              >
                View
              </Button>
            )}
            {summary.id === last?.id && (
              <Button busy={busy} onClick={() => onUndo(summary.id)} aria-label={`Undo ${summary.fileName}`}>
                <StaffIcon name="undo" size={15} />
                Undo
              </Button>
            )}
            {summary.state === 'failed' && <Icon name="warning" size={17} className={styles.failed} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}
