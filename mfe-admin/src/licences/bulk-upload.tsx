import { useCallback } from 'react';
import type { ImportSummary } from 'shared-domain/contracts';
import { LICENCES_TEMPLATE } from 'shared-domain/imports';
import { ChangedSinceDialog } from '../imports/changed-since.tsx';
import { shortMoment } from '../moments/index.ts';
import { Button, Card, Tag } from '../parts/index.ts';
import { whoIs } from '../products/index.ts';
import { useLoaded, useStaff } from '../staff/index.ts';
import { DropZone } from './drop-zone.tsx';
import { LicenceReview } from './licence-review.tsx';
import styles from './licences.module.css';
import { useLicenceImport } from './use-licence-import.ts';

const wordsOf = ({ counts }: ImportSummary): string =>
  `${counts.updated} updated, ${counts.new} added, ${counts.unchanged} unchanged, ${counts.issues + counts.ignored} skipped`;

function History({ imports, onOpen }: { imports: readonly ImportSummary[]; onOpen: (id: string) => void }) {
  return (
    <Card title="History" className={styles.history}>
      {imports.length === 0 && <p className={styles.quiet}>No licence file was uploaded yet.</p>}
      <ul>
        {imports.map((summary) => (
          <li key={summary.id} className={styles.past}>
            <button type="button" onClick={() => onOpen(summary.id)}>
              <strong>{summary.fileName}</strong>
              {summary.state !== 'applied' && <Tag>{summary.state}</Tag>}
            </button>
            <span>
              {shortMoment(summary.startedAt)}, {whoIs(summary.startedBy)}
            </span>
            <span>{wordsOf(summary)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const ColumnsRead = () => (
  <Card title="Columns it reads">
    <dl className={styles.columns}>
      <dt>Licence number</dt>
      <dd>Number, LICENSE_NUMBER, LICENSE, LicenseNumber</dd>
      <dt>Company name</dt>
      <dd>Establishment, ESTABLISHMENT, NAME, EstablishmentName</dd>
    </dl>
  </Card>
);

/** 'Bulk Upload' (section 2): a CSV file of licences, reviewed before anything changes, applied in batches of 50. */
export function BulkUpload({ onChanged }: { onChanged: () => void }) {
  const staff = useStaff();
  const load = useCallback((signal: AbortSignal) => staff.imports({ signal }), [staff]);
  const history = useLoaded(load);
  const changed = useCallback(() => {
    history.reload();
    onChanged();
  }, [history.reload, onChanged]);
  const licence = useLicenceImport(changed);
  const past = (history.data?.imports ?? []).filter(({ kind }) => kind === 'licences');
  return (
    <div className={styles.two}>
      <div className={styles.main}>
        {licence.review === null ? (
          <DropZone
            title="Drop the licence CSV here"
            text="Rows with an empty number are skipped. A known number gets the new name."
            busy={licence.busy === 'upload'}
            template={{ name: 'licences-sample.csv', text: LICENCES_TEMPLATE }}
            onFile={(file) => void licence.upload(file)}
          />
        ) : (
          <LicenceReview review={licence.review} licence={licence} />
        )}
        {licence.review === null && <ColumnsRead />}
        {history.problem && (
          <p className={styles.quiet}>
            The history could not be read: {history.problem.detail}{' '}
            <Button onClick={history.reload}>Try Again</Button>
          </p>
        )}
      </div>
      <History imports={past} onOpen={(id) => void licence.open(id)} />
      {licence.changedSince && (
        <ChangedSinceDialog
          since={licence.changedSince}
          things="licences"
          busy={licence.asking}
          onClose={licence.leaveAll}
          onRest={() => void licence.undoRest()}
        />
      )}
    </div>
  );
}
