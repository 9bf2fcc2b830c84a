import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { ImportKind } from 'shared-domain/contracts';
import { Icon } from 'shared-ui/icons';
import { useCall } from '../../data/calls/index.ts';
import { Row, Stack, Text } from '../../kit/layout/index.ts';
import { ButtonAnchor, Card, Facts } from '../../kit/parts/index.ts';
import { ChangedSinceDialog } from './changed-since.tsx';
import { DropZone } from './drop-zone.tsx';
import { History } from './history.tsx';
import styles from './imports.module.css';
import { KINDS, READS, sampleOf } from './kinds.ts';
import { NoticeBanner } from './notice-banner.tsx';
import { ProgressCard } from './progress-card.tsx';
import { ReviewDialog } from './review/review-dialog.tsx';
import { isAtWork, useImport } from './use-import.ts';

/** The columns that are read, and a sample to start from. */
const Columns = ({ kind }: { kind: ImportKind }) => (
  <>
    <Facts facts={READS[kind].columns} />
    <Row>
      <ButtonAnchor {...sampleOf(kind)}>
        <Icon name="download" size={16} />
        Sample CSV template<span className="visually-hidden"> {KINDS[kind].file}</span>
      </ButtonAnchor>
    </Row>
  </>
);

/** The columns that are read of one kind of file, and a sample. */
const ColumnsCard = ({ kind }: { kind: ImportKind }) => (
  <Card title="Columns it reads" aside="Any order, any case">
    <Stack gap={10} pad="2 14 14">
      <Columns kind={kind} />
    </Stack>
  </Card>
);

/** The kinds of files that are recognised, each with its columns and a sample. */
const KindsCard = () => (
  <Card title="What it recognises" aside="By the headings, in any order">
    {(Object.keys(READS) as ImportKind[]).map((kind) => (
      <Stack as="details" key={kind} ruled pad="9 14">
        <Text as="summary" weight={500}>
          {KINDS[kind].file}
        </Text>
        <Stack gap={10} pad="8 0 4">
          <Columns kind={kind} />
        </Stack>
      </Stack>
    ))}
    <Text as="p" ruled pad="9 14 12" block>
      <Text weight={500}>Pictures</Text>, each named by its product's SKU: CTR-101.jpg
    </Text>
  </Card>
);

/** Moves the focus to the page's heading if the focused control disappears; otherwise it would be lost to the body. */
function useFocusFallback(place: RefObject<HTMLElement | null>): void {
  const wasInside = useRef(false);
  useEffect(() => {
    const focused = document.activeElement;
    if (wasInside.current && focused === document.body) document.querySelector('h1')?.focus();
    wasInside.current = place.current?.contains(focused) ?? false;
  });
}

interface ImportWorkflowProps {
  /** Absent where files of any kind are dropped (IMPORT-31). */
  kind?: ImportKind;
  onPictures?: (pictures: File[]) => void;
  /** Below the history. */
  children?: ReactNode;
}

const ANY = {
  title: 'Drop any file here',
  hint: 'Prices, stock and sizes, descriptions, licences or suppliers as CSV or a workbook; pictures. Nothing changes until you apply the review.',
};

/** The import workflow: drop, processing, review, applying, notice, history with undo. */
export function ImportWorkflow({ kind, onPictures, children }: ImportWorkflowProps) {
  const { data } = useCall('listImports', {});
  const flow = useImport(kind);
  const imports = data?.imports.filter((summary) => kind === undefined || summary.kind === kind);
  const atWork = imports?.find(isAtWork);
  const { watch, changedSince } = flow;
  useEffect(() => {
    if (atWork) watch(atWork);
  }, [atWork, watch]);
  const desk = useRef<HTMLDivElement>(null);
  useFocusFallback(desk);
  const isFlat = kind === 'licences';
  const isDone = flow.notice?.state === 'done';
  const { title, hint } = kind ? READS[kind] : ANY;
  const changed = imports?.find(({ id }) => id === changedSince?.id);
  const take = (files: File[]) => {
    const pictures = files.filter(({ type }) => type.startsWith('image/'));
    if (pictures.length > 0) onPictures?.(pictures);
    else flow.upload(files[0]);
  };
  return (
    <Stack gap={16} ref={desk}>
      <NoticeBanner flow={flow} />
      <Stack columns="minmax(0, 1fr) 380px" single="narrow-laptop" gap={16} align="start">
        <Stack gap={16} shrink className={styles.main}>
          <DropZone
            title={title}
            hint={hint}
            processing={flow.processing}
            refusal={flow.refusal}
            accent={!isDone}
            height={isFlat ? 'flat' : isDone ? 'low' : 'full'}
            onFile={flow.upload}
            onFiles={onPictures && take}
          />
          {flow.working && <ProgressCard working={flow.working} onOpen={flow.open} />}
          {kind ? <ColumnsCard kind={kind} /> : <KindsCard />}
        </Stack>
        <Stack gap={16} shrink className={styles.side}>
          <History
            imports={imports}
            withKind={kind === undefined}
            busy={flow.working !== null || flow.asking}
            onOpen={flow.open}
            onUndo={(id) => void flow.undo(id)}
          />
          {children}
        </Stack>
      </Stack>
      {changedSince && changed && (
        <ChangedSinceDialog
          since={changedSince}
          kind={changed.kind}
          busy={flow.asking}
          onClose={flow.leaveAll}
          onRest={() => void flow.undoRest()}
        />
      )}
      {flow.id !== null && <ReviewDialog key={flow.id} id={flow.id} flow={flow} />}
    </Stack>
  );
}
