import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { ImportKind, ImportSummary } from 'shared-domain/contracts';
import { Icon } from 'shared-ui/icons';
import { useCall } from '../../data/calls/index.ts';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Row, Stack, Text } from '../../kit/layout/index.ts';
import { Button, ButtonAnchor, ButtonLink, Card, countText, Facts } from '../../kit/parts/index.ts';
import { ChangedSinceDialog } from './changed-since.tsx';
import { DropZone } from './drop-zone.tsx';
import { History } from './history.tsx';
import styles from './imports.module.css';
import { isOfProducts, KINDS, manyOf, READS, sampleOf } from './kinds.ts';
import { appliedBy, leftOutOf, listedCounts } from './outcome.ts';
import { ProgressCard } from './progress-card.tsx';
import { ReviewDialog } from './review/review-dialog.tsx';
import { type ImportFlow, isAtWork, useImport } from './use-import.ts';

const BANNER = { wrap: true, gap: 10, tall: 40, pad: '8 14', framed: true, radius: 10 } as const;

/** How long the 'syncing' banner shows, in milliseconds (IMPORT-14). */
const SYNCING_MS = 2000;

/** '42 changes applied. 5 new, 37 updated, 9 rows left out.' and the file. */
function NoticeText({ summary }: { summary: ImportSummary }) {
  const { kind, fileName } = summary;
  const { new: added, updated } = appliedBy(summary);
  const leftOut = leftOutOf(summary);
  const applied = added + updated;
  const parts = listedCounts([
    [added, isOfProducts(kind) ? 'new' : 'added'],
    [updated, 'updated'],
    [leftOut, leftOut === 1 ? 'row left out' : 'rows left out'],
  ]);
  return (
    <Text as="p" grow>
      <b>{applied === 1 ? '1 change applied.' : `${countText(applied)} changes applied.`}</b>{' '}
      {parts && <span>{parts}. </span>}
      <span>{fileName}</span>
    </Text>
  );
}

/** After applying: 'Syncing' for 2 s, then the success with its Undo and a link to what was changed. */
function NoticeBanner({ flow }: { flow: ImportFlow }) {
  const { notice, synced, undo, working, asking, id } = flow;
  const banner = useRef<HTMLDivElement>(null);
  const isSyncing = notice?.state === 'syncing';
  useEffect(() => {
    if (!isSyncing) return;
    const timer = setTimeout(synced, SYNCING_MS);
    return () => clearTimeout(timer);
  }, [isSyncing, synced]);
  // Takes the focus if the progress window has just closed.
  const isNext = notice?.wasWatched === true && id === null;
  useEffect(() => {
    if (isNext) banner.current?.focus();
  }, [isNext]);
  return (
    <Text ref={banner} tabIndex={-1} role="status" as="div" radius={10} className={styles.place}>
      {notice && isSyncing && (
        <Row {...BANNER} tone="warn" surface="warn">
          <Text fixed>
            <StaffIcon name="sync" size={17} />
          </Text>
          <p>
            <b>Syncing</b> the shops with the new inventory. Customers will see it in a moment.
          </p>
        </Row>
      )}
      {notice && !isSyncing && (
        <Row {...BANNER} tone="ok" surface="ok">
          <Text fixed>
            <StaffIcon name="done" size={18} />
          </Text>
          <NoticeText summary={notice.summary} />
          <Row as="span" gap={8} align="stretch">
            <Button
              busy={working !== null || asking}
              busyText="Undoing..."
              onClick={() => void undo(notice.summary.id)}
            >
              <StaffIcon name="undo" size={15} />
              Undo
            </Button>
            <ButtonLink variant="primary" to={KINDS[notice.summary.kind].to}>
              View {manyOf(notice.summary.kind)}
            </ButtonLink>
          </Row>
        </Row>
      )}
    </Text>
  );
}

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
