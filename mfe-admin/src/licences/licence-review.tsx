import type { ImportReview, ImportRow, ImportTab } from 'shared-domain/contracts';
import { Button, Card, Nothing } from '../parts/index.ts';
import styles from './licences.module.css';
import type { LicenceImport } from './use-licence-import.ts';

const TABS: readonly { id: ImportTab; label: string }[] = [
  { id: 'new', label: 'New' },
  { id: 'updated', label: 'Updated' },
  { id: 'unchanged', label: 'Unchanged' },
  { id: 'issues', label: 'Issues' },
];

function Row({ row }: { row: ImportRow }) {
  const change = row.changes.find(({ field }) => field === 'companyName');
  const name = row.licence?.companyName ?? '';
  return (
    <tr>
      <th scope="row">{row.sku}</th>
      <td>
        {row.kind === 'updated' && change ? (
          <>
            <span className={styles.old}>{String(change.from ?? '')}</span> &rarr; <strong>{name}</strong>
          </>
        ) : (
          name
        )}
        {row.validationErrors.map((error) => (
          <span key={error} className={styles.issue}>
            {error}
          </span>
        ))}
      </td>
      <td>{row.refusal ?? row.outcome ?? `row ${row.rows.join(', ')}`}</td>
    </tr>
  );
}

function Rows({ review }: { review: ImportReview }) {
  if (review.rows.length === 0) return <Nothing title="No rows here" />;
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Licence number</th>
            <th scope="col">Company name</th>
            <th scope="col">From</th>
          </tr>
        </thead>
        <tbody>
          {review.rows.map((row) => (
            <Row key={`${row.kind} ${row.sku}`} row={row} />
          ))}
        </tbody>
      </table>
      {review.nextCursor !== undefined && (
        <p className={styles.quiet}>The first {review.rows.length} are shown; all of them are saved.</p>
      )}
    </div>
  );
}

function Progress({ review }: { review: ImportReview }) {
  const { done, total } = review.progress ?? { done: 0, total: 1 };
  return (
    <div className={styles.progress}>
      <progress value={done} max={total || 1} aria-label={`Saving ${review.fileName}`} />
      <span className="num" role="status">
        {done} of {total}
      </span>
    </div>
  );
}

const STATES: Readonly<Record<string, string>> = {
  applied: 'Saved.',
  discarded: 'Discarded: nothing was changed.',
  failed: 'Failed.',
};

/** What became of an import; nothing where it is under way. */
function stateWords({ state, conflicts = [] }: ImportReview): string | undefined {
  if (state !== 'undone') return STATES[state];
  return conflicts.length === 0
    ? 'Undone: the licences are as they were before.'
    : `Undone. Left as they are, since they were changed later: ${conflicts.join(', ')}.`;
}

/** What the file would change, row by row, before anything changes; then how far it is; then the way back. */
export function LicenceReview({ review, licence }: { review: ImportReview; licence: LicenceImport }) {
  const { counts, state, id, rowsRead = 0 } = review;
  const changes = counts.new + counts.updated;
  return (
    <Card title={review.fileName} aside={`${rowsRead} rows read`} className={styles.review}>
      {licence.isWorking && <Progress review={review} />}
      {stateWords(review) !== undefined && (
        <p className={styles.outcome} role="status">
          {stateWords(review)} {review.failure}
        </p>
      )}
      <fieldset className={styles.counts} aria-label="Rows">
        {TABS.map((tab) => (
          <button
            key={tab.id}
            type="button"
            className={styles.tab}
            aria-pressed={licence.tab === tab.id}
            onClick={() => void licence.open(id, tab.id)}
          >
            {tab.label} <span className="num">{counts[tab.id]}</span>
          </button>
        ))}
      </fieldset>
      <Rows review={review} />
      <div className={styles.foot}>
        <span>
          {state === 'ready'
            ? `${counts.new} will be added, ${counts.updated} get a new name.`
            : `${counts.updated} updated, ${counts.new} added, ${counts.issues + counts.ignored} skipped`}
        </span>
        {state === 'ready' && (
          <>
            <Button onClick={() => void licence.discard()}>Cancel</Button>
            <Button
              variant="primary"
              disabled={changes === 0}
              busy={licence.busy === 'apply'}
              busyText="Applying Changes..."
              onClick={() => void licence.apply()}
            >
              Apply Changes
            </Button>
          </>
        )}
        {licence.isWorking && (
          <Button variant="primary" busy busyText="Applying Changes...">
            Apply Changes
          </Button>
        )}
        {state === 'applied' && (
          <Button busy={licence.asking} busyText="Undoing..." onClick={() => void licence.undo(id)}>
            Undo
          </Button>
        )}
        {state !== 'ready' && !licence.isWorking && (
          <Button variant="primary" onClick={() => void licence.discard()}>
            Upload another file
          </Button>
        )}
      </div>
    </Card>
  );
}
