import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { ImportKind } from 'shared-domain/contracts';
import { useCall } from '../../data/calls/index.ts';
import { Stack } from '../../kit/layout/index.ts';
import { ChangedSinceDialog } from './changed-since.tsx';
import { type ColumnNames, ColumnsCard, TemplateLink } from './columns-card.tsx';
import { DropZone, type DropZoneTexts } from './drop-zone.tsx';
import { History } from './history.tsx';
import styles from './imports.module.css';
import { NoticeBanner } from './notice-banner.tsx';
import { ProgressCard } from './progress-card.tsx';
import { ReviewDialog } from './review/review-dialog.tsx';
import type { Template } from './template.ts';
import { isAtWork, useImport } from './use-import.ts';

/** Moves the focus to the page's heading if the focused control disappears; otherwise it would be lost to the body. */
function useFocusFallback(place: RefObject<HTMLElement | null>): void {
  const wasInside = useRef(false);
  useEffect(() => {
    const focused = document.activeElement;
    if (wasInside.current && focused === document.body) document.querySelector('h1')?.focus();
    wasInside.current = place.current?.contains(focused) ?? false;
  });
}

type ImportWorkflowProps = {
  kind: ImportKind;
  texts: DropZoneTexts;
  columns: ColumnNames;
  template: Template;
  children?: ReactNode;
};

/** The import workflow: drop, processing, review, applying, notice, history with undo. */
export function ImportWorkflow({ kind, texts, columns, template, children }: ImportWorkflowProps) {
  const { data } = useCall('listImports', {});
  const flow = useImport(kind);
  const imports = data?.imports.filter((summary) => summary.kind === kind);
  const atWork = imports?.find(isAtWork);
  const { watch } = flow;
  useEffect(() => {
    if (atWork) watch(atWork);
  }, [atWork, watch]);
  const desk = useRef<HTMLDivElement>(null);
  useFocusFallback(desk);
  const isLicences = kind === 'licences';
  const isDone = flow.notice?.state === 'done';
  return (
    <Stack gap={16} className={styles.desk} ref={desk}>
      <NoticeBanner kind={kind} flow={flow} />
      <Stack columns="minmax(0, 1fr) 380px" gap={16} align="start" className={styles.sides}>
        <Stack gap={16} shrink className={styles.main}>
          <DropZone
            texts={texts}
            processing={flow.processing}
            refusal={flow.refusal}
            accent={!isDone}
            height={isLicences ? 'flat' : isDone ? 'low' : 'full'}
            beside={isLicences && <TemplateLink template={template} />}
            onFile={flow.upload}
          />
          {flow.working && <ProgressCard working={flow.working} onOpen={flow.open} />}
          <ColumnsCard columns={columns} template={isLicences ? undefined : template} />
        </Stack>
        <Stack gap={16} shrink className={styles.side}>
          <History
            imports={imports}
            busy={flow.working !== null || flow.asking}
            onOpen={flow.open}
            onUndo={(id) => void flow.undo(id)}
          />
          {children}
        </Stack>
      </Stack>
      {flow.changedSince && (
        <ChangedSinceDialog
          since={flow.changedSince}
          kind={kind}
          busy={flow.asking}
          onClose={flow.leaveAll}
          onRest={() => void flow.undoRest()}
        />
      )}
      {flow.id !== null && <ReviewDialog key={flow.id} id={flow.id} flow={flow} />}
    </Stack>
  );
}
