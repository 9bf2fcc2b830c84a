import { useEffect, useState } from 'react';
import type {
  ImportKind,
  ImportReview,
  ImportSummary,
  ImportTotals,
  ReviewFilter,
} from 'shared-domain/contracts';
import { ErrorState } from 'shared-ui/states';
import { useCache, useChange, useToast } from '../../../data/calls/index.ts';
import { Row } from '../../../kit/layout/index.ts';
import {
  Choice,
  Segmented,
  StaffDialog,
  Tabs as StaffTabs,
  Tag,
  tabId,
  WaitingRows,
} from '../../../kit/parts/index.ts';
import { KINDS } from '../kinds.ts';
import type { ImportFlow } from '../use-import.ts';
import { Counts } from './counts.tsx';
import { FileNotes } from './file-notes.tsx';
import styles from './review.module.css';
import { ReviewFooter } from './review-footer.tsx';
import { TabRows } from './tab-rows.tsx';
import { countsOf, type ReviewTab, useReview } from './use-review.ts';

type RowFilter = 'all' | Exclude<ReviewFilter, 'unbranded'>;

const SHOWN: readonly { value: Exclude<RowFilter, 'all'>; label: string }[] = [
  { value: 'price', label: 'Price' },
  { value: 'stock', label: 'Stock' },
  { value: 'suspicious', label: 'Suspicious' },
  { value: 'guessed', label: 'Guesses' },
];

type RowFilterChoiceProps = {
  all: number;
  /** Undefined while counting. */
  totals: ImportTotals | undefined;
  shown: RowFilter;
  onChange: (shown: RowFilter) => void;
};

/** Filters the changed products by price change, stock change, or suspicion. */
function RowFilterChoice({ all, totals, shown, onChange }: RowFilterChoiceProps) {
  const options = [
    { value: 'all' as RowFilter, label: `All ${all}` },
    ...SHOWN.map(({ value, label }) => ({
      value: value as RowFilter,
      // The total of guesses counts those of new products too.
      label: totals && value !== 'guessed' ? `${label} ${totals[value]}` : label,
    })),
  ];
  return <Segmented label="Rows" value={shown} options={options} onChange={onChange} />;
}

/** Id of the panel below the tabs. */
const REVIEW_PANEL = 'review-panel';

const TABS: readonly { id: ReviewTab; label: string }[] = [
  { id: 'new', label: 'New' },
  { id: 'updated', label: 'Updated' },
  { id: 'issues', label: 'Issues' },
];

type TabsProps = {
  counts: Readonly<Record<ReviewTab, number>>;
  chosen: ReviewTab;
  onChoose: (tab: ReviewTab) => void;
};

/** The review's tabs with their row counts. */
function Tabs({ counts, chosen, onChoose }: TabsProps) {
  const tabs = TABS.map(({ id, label }) => ({
    id,
    label: (
      <>
        {label} <Tag tone={id === 'issues' && counts.issues > 0 ? 'error' : 'plain'}>{counts[id]}</Tag>
      </>
    ),
  }));
  return (
    <StaffTabs
      label="Review"
      panel={REVIEW_PANEL}
      className={styles.tabs}
      chosen={chosen}
      tabs={tabs}
      onChoose={onChoose}
    />
  );
}

const firstTab = ({ counts }: ImportSummary): ReviewTab => {
  if (counts.new > 0) return 'new';
  return counts.updated > 0 ? 'updated' : 'issues';
};

interface ReviewedProps {
  summary: ImportReview;
  totals: ImportTotals | undefined;
  editable: boolean;
  flow: ImportFlow;
  /** Changes with each step of the import's progress. */
  step: string | null;
}

/** Counts, tabs, and the open tab's rows. */
function Reviewed({ summary, totals, editable, flow, step }: ReviewedProps) {
  const [chosen, setTab] = useState<ReviewTab | null>(null);
  const [shown, setShown] = useState<RowFilter>('all');
  const tab = chosen ?? firstTab(summary);
  const counts = countsOf(summary);
  const only = tab === 'updated' && shown !== 'all' ? shown : undefined;
  return (
    <Row column align="stretch" className={styles.review}>
      <Counts summary={summary} suspicious={totals?.suspicious ?? 0} guessed={totals?.guessed ?? 0} />
      <FileNotes
        review={summary}
        again={flow.again(summary)}
        onFile={(file) => flow.keep(summary.id, file)}
      />
      <Row fixed wrap underlined align="stretch">
        <Tabs counts={counts} chosen={tab} onChoose={setTab} />
        {summary.kind === 'inventory' && tab === 'updated' && counts.updated > 0 && (
          <Row end pad="4 20 4 16" scrolls>
            <RowFilterChoice all={counts.updated} totals={totals} shown={shown} onChange={setShown} />
          </Row>
        )}
      </Row>
      <Row
        column
        grow
        align="stretch"
        role="tabpanel"
        id={REVIEW_PANEL}
        aria-labelledby={tabId(REVIEW_PANEL, tab)}
        className={styles.rows}
      >
        <TabRows
          key={tab}
          wanted={{ tab, only }}
          review={{ summary, totals }}
          editable={editable}
          step={step}
        />
      </Row>
    </Row>
  );
}

const CHOICES = Object.entries(KINDS).map(([value, { file }]) => ({ value, label: file }));

/** What the file was read as (IMPORT-31), and while the page has it a choice to read it as something else. */
function ReadAs({ kind, again }: { kind: ImportKind; again: ReturnType<ImportFlow['again']> }) {
  if (!again) return <Tag>{KINDS[kind].file}</Tag>;
  return (
    <Row as="span" inline gap={8} tone="quiet">
      Read as
      <Choice
        label="Read as"
        value={kind}
        options={CHOICES}
        onChange={(chosen) => void again({}, chosen as ImportKind)}
      />
    </Row>
  );
}

/** Discards the review; one that no longer exists counts as discarded. */
function useDiscard(id: string, onDiscarded: () => void) {
  const toast = useToast();
  const cache = useCache();
  const { send } = useChange('discardImport');
  return async () => {
    const result = await send({ params: { id } });
    if (!result.ok && result.problem.status !== 404) {
      return toast.failed(result.problem.title, result.problem.detail);
    }
    onDiscarded();
    void cache.outdate('imports');
  };
}

/**
 * The review of an import. Nothing changes before 'Apply Changes' (IMPORT-2); closing keeps the review in the history. An
 * applied import can be viewed here too.
 */
export function ReviewDialog({ id, flow }: { id: string; flow: ImportFlow }) {
  const { summary, totals, problem, refetch } = useReview(id);
  const { watch } = flow;
  const working = flow.working?.id === id ? flow.working : null;
  useEffect(() => {
    if (summary) watch(summary);
  }, [summary, watch]);
  const done = working?.progress?.done ?? 0;
  const close = () => flow.open(null);
  const cancel = useDiscard(id, close);
  const isReady = summary?.state === 'ready' && working === null;
  return (
    <StaffDialog
      title={isReady || !summary || working ? 'Review before anything changes' : 'What was imported'}
      tag={summary && <Tag>{summary.fileName}</Tag>}
      beside={summary && <ReadAs kind={summary.kind} again={isReady ? flow.again(summary) : undefined} />}
      onClose={close}
      width={1152}
      phone="full"
      flush
      inAddress
      foot={
        <ReviewFooter
          totals={totals}
          lacking={summary?.kind === 'inventory' ? (totals?.unbranded ?? 0) : 0}
          isReady={isReady}
          working={working}
          onApply={() => void flow.apply(id)}
          onCancel={() => void cancel()}
          onClose={close}
        />
      }
    >
      {problem && (
        <ErrorState title={problem.title} onRetry={refetch}>
          {problem.detail}
        </ErrorState>
      )}
      {summary && (
        <Reviewed
          summary={summary}
          totals={totals}
          editable={isReady}
          flow={flow}
          step={done > 0 ? `${working?.state} ${done}` : null}
        />
      )}
      {!summary && !problem && (
        <WaitingRows label="Loading the review..." widths={[120, 180, 140, 80]} rows={12} />
      )}
    </StaffDialog>
  );
}
