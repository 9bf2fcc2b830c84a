import { type ReactNode, useCallback } from 'react';
import type { ImportKind } from 'shared-domain/contracts';
import { PageHead } from '../parts/index.ts';
import { useLoaded, useStaff } from '../staff/index.ts';
import { ChangedSinceDialog } from './changed-since.tsx';
import { ColumnsCard, type ColumnWords } from './columns-card.tsx';
import { DropZone } from './drop-zone.tsx';
import { History } from './history.tsx';
import styles from './imports.module.css';
import { NoticeBanner } from './notice-banner.tsx';
import { ReviewDialog } from './review/review-dialog.tsx';
import { useImport } from './use-import.ts';

/** A page that takes a CSV file: drop, processing, review, applying, notice, history with undo. */
export function ImportPage({
  kind,
  title,
  drop,
  hint,
  columns,
  actions,
  children,
}: {
  kind: Exclude<ImportKind, 'licences'>;
  title: string;
  drop: string;
  hint: string;
  columns: ColumnWords;
  actions: ReactNode;
  children?: ReactNode;
}) {
  const staff = useStaff();
  const load = useCallback((signal: AbortSignal) => staff.imports({ signal }), [staff]);
  const { data, reload } = useLoaded(load);
  const flow = useImport(kind, reload);
  return (
    <>
      <PageHead title={title} actions={actions} />
      <div className={styles.page}>
        <NoticeBanner flow={flow} />
        <div className={styles.sides}>
          <div className={styles.main}>
            <DropZone
              title={drop}
              hint={hint}
              processing={flow.processing}
              refusal={flow.refusal}
              accent={flow.notice?.state !== 'done'}
              onFile={(file) => void flow.upload(file)}
            />
            <ColumnsCard columns={columns} />
          </div>
          <div className={styles.side}>
            <History
              imports={data?.imports.filter((summary) => summary.kind === kind)}
              busy={flow.working !== null || flow.asking}
              onOpen={flow.open}
              onUndo={(id) => void flow.undo(id)}
            />
            {children}
          </div>
        </div>
      </div>
      {flow.changedSince && (
        <ChangedSinceDialog
          since={flow.changedSince}
          things="products"
          busy={flow.asking}
          onClose={flow.leaveAll}
          onRest={() => void flow.undoRest()}
        />
      )}
      {flow.id !== null && <ReviewDialog key={flow.id} id={flow.id} flow={flow} onDiscarded={reload} />}
    </>
  );
}
