import { useEffect, useState } from 'react';
import type { ImportSummary } from 'shared-domain/contracts';
import { ErrorState } from 'shared-ui/states';
import { StaffDialog, Tag, tabId, WaitingRows } from '../../parts/index.ts';
import { useStaff, useToast } from '../../staff/index.ts';
import type { ImportFlow } from '../use-import.ts';
import { Counts } from './counts.tsx';
import { Foot } from './foot.tsx';
import { IssueRows } from './issue-rows.tsx';
import { LicenceRows } from './licence-rows.tsx';
import { NewRows } from './new-rows.tsx';
import styles from './review.module.css';
import { type Shown, ShownChoice } from './shown.tsx';
import { REVIEW_PANEL, Tabs } from './tabs.tsx';
import { UpdatedRows } from './updated-rows.tsx';
import { useRereading } from './use-rereading.ts';
import { needsBrand, type ReviewTab, useReview } from './use-review.ts';

type Reviewed = ReturnType<typeof useReview>;

/** The rows of the tab that is open, as their kind of import shows them. */
function TabRows({
  tab,
  summary,
  reviewed: { byTab, edit },
  shown,
  editable,
}: {
  tab: ReviewTab;
  summary: ImportSummary;
  reviewed: Reviewed;
  shown: Shown;
  editable: boolean;
}) {
  const { kind } = summary;
  if (tab === 'issues') return <IssueRows rows={byTab.issues} kind={kind} removable={editable} />;
  const ways = { editable, onEdit: edit };
  if (kind === 'licences') return <LicenceRows rows={byTab[tab]} {...ways} />;
  if (tab === 'new') return <NewRows rows={byTab.new} {...ways} />;
  return <UpdatedRows rows={byTab.updated} shown={shown} hasNumbers={kind === 'inventory'} {...ways} />;
}

function useFirstTab({ review, byTab }: Reviewed) {
  const [chosen, setChosen] = useState<ReviewTab | null>(null);
  const { new: fresh, updated } = byTab;
  const first: ReviewTab = fresh.length > 0 ? 'new' : updated.length > 0 || !review ? 'updated' : 'issues';
  return [chosen ?? first, setChosen] as const;
}

/**
 * The review of an import (IMPORT-2): nothing changes before 'Apply Changes'. Cancel discards it; the close button only
 * closes, and the review waits in the history. An import that was applied can be looked at here later.
 */
export function ReviewDialog({
  id,
  flow,
  onDiscarded,
  title = 'Review before anything changes',
}: {
  id: string;
  flow: ImportFlow;
  onDiscarded: () => void;
  title?: string;
}) {
  const staff = useStaff();
  const toast = useToast();
  const reviewed = useReview(id);
  const { review, problem, isReading, byTab, reload } = reviewed;
  const [tab, setTab] = useFirstTab(reviewed);
  const [shown, setShown] = useState<Shown>('all');
  const { watch } = flow;
  const working = flow.working?.id === id ? flow.working : null;
  useEffect(() => {
    if (review) watch(review.summary);
  }, [review, watch]);
  const done = working?.progress?.done ?? 0;
  useRereading(done > 0 ? `${working?.state} ${done}` : null, isReading, reload);

  const close = () => flow.open(null);
  const cancel = async () => {
    const result = await staff.discardImport(id);
    if (!result.ok && result.problem.status !== 404) {
      return toast.failed(result.problem.title, result.problem.detail);
    }
    onDiscarded();
    close();
  };
  const summary = review?.summary;
  const isReady = review?.summary.state === 'ready' && working === null;
  const lacking = summary?.kind === 'licences' ? 0 : byTab.new.filter(needsBrand).length;

  return (
    <StaffDialog
      open
      title={isReady || !summary || working ? title : 'What was imported'}
      tag={summary && <Tag>{summary.fileName}</Tag>}
      onClose={close}
      width={1152}
      phone="full"
      flush
      foot={
        <Foot
          byTab={byTab}
          lacking={lacking}
          isReady={isReady}
          isRead={summary !== undefined}
          working={working}
          onApply={() => void flow.apply(id)}
          onCancel={() => void cancel()}
          onClose={close}
        />
      }
    >
      {problem ? (
        <ErrorState title={problem.title} onRetry={reload}>
          {problem.detail}
        </ErrorState>
      ) : summary ? (
        <div className={styles.review}>
          <Counts summary={summary} suspicious={byTab.updated.filter((row) => row.suspicious).length} />
          <div className={styles.bar}>
            <Tabs byTab={byTab} chosen={tab} onChoose={setTab} />
            {summary.kind === 'inventory' && tab === 'updated' && byTab.updated.length > 0 && (
              <div className={styles.narrow}>
                <ShownChoice rows={byTab.updated} shown={shown} onChange={setShown} />
              </div>
            )}
          </div>
          <div
            role="tabpanel"
            id={REVIEW_PANEL}
            aria-labelledby={tabId(REVIEW_PANEL, tab)}
            className={styles.rows}
          >
            <TabRows tab={tab} summary={summary} reviewed={reviewed} shown={shown} editable={isReady} />
          </div>
        </div>
      ) : (
        <WaitingRows label="Loading the review..." widths={[120, 180, 140, 80]} rows={12} />
      )}
    </StaffDialog>
  );
}
