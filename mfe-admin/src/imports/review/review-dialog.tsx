import { useEffect, useState } from 'react';
import type { ImportSummary } from 'shared-domain/contracts';
import { Icon } from 'shared-ui/icons';
import { ErrorState } from 'shared-ui/states';
import { Button, ProgressBar, StaffDialog, Tag, WaitingRows } from '../../parts/index.ts';
import { useStaff, useToast } from '../../staff/index.ts';
import type { ImportFlow } from '../use-import.ts';
import { Counts } from './counts.tsx';
import { IssueRows } from './issue-rows.tsx';
import { NewRows } from './new-rows.tsx';
import styles from './review.module.css';
import { type Shown, ShownChoice } from './shown.tsx';
import { Tabs } from './tabs.tsx';
import { UpdatedRows } from './updated-rows.tsx';
import { isLeftOut, needsBrand, type ReviewTab, useReview } from './use-review.ts';

type Reviewed = ReturnType<typeof useReview>;

const things = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** What Apply would do, or why it can't yet. */
function FootWords({ byTab, lacking }: { byTab: Reviewed['byTab']; lacking: number }) {
  if (lacking > 0) {
    return (
      <p className={styles.blocked} role="status">
        <Icon name="info" size={16} />
        {lacking === 1
          ? '1 new product needs a brand. Choose one, skip or ignore it.'
          : `${lacking} new products need a brand. Choose one, skip or ignore them.`}
      </p>
    );
  }
  const rows = [...byTab.new, ...byTab.updated, ...byTab.issues];
  const taken = rows.filter((row) => row.exclusion === undefined && !row.autoIgnored).length;
  const suspicious = byTab.updated.filter((row) => row.suspicious && isLeftOut(row)).length;
  return (
    <p className={styles.will} role="status">
      <b>{things(taken, 'change', 'changes')}</b> to apply
      {suspicious > 0 && `, ${suspicious} suspicious left out`}
    </p>
  );
}

function Progress({ working }: { working: ImportSummary }) {
  const { done, total } = working.progress ?? { done: 0, total: 0 };
  const percent = total === 0 ? 0 : Math.round((done / total) * 100);
  const word = working.state === 'undoing' ? 'undone' : 'applied';
  return (
    <div className={styles.progress}>
      <p>
        <b>
          {done} of {things(total, 'change', 'changes')} {word}
        </b>
        <span className="num">{percent}%</span>
      </p>
      <ProgressBar label="Progress" value={total === 0 ? 0 : done / total} />
    </div>
  );
}

function useFirstTab({ review, byTab }: Reviewed) {
  const [chosen, setChosen] = useState<ReviewTab | null>(null);
  const { new: fresh, updated } = byTab;
  const first: ReviewTab = fresh.length > 0 ? 'new' : updated.length > 0 || !review ? 'updated' : 'issues';
  return [chosen ?? first, setChosen] as const;
}

/**
 * The review of an import (section 4): nothing changes before 'Apply Changes'. Cancel discards it; the close button only
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
  const { review, problem, byTab, edit, reload } = reviewed;
  const [tab, setTab] = useFirstTab(reviewed);
  const [shown, setShown] = useState<Shown>('all');
  const { watch, working } = flow;
  useEffect(() => {
    if (review) watch(review.summary);
  }, [review, watch]);
  const done = working?.progress?.done;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step says something new about the rows
  useEffect(() => {
    if (done !== undefined && done > 0) reload();
  }, [done, working?.state, reload]);

  const close = () => flow.open(null);
  const cancel = async () => {
    const result = await staff.discardImport(id);
    if (!result.ok && result.problem.status !== 404) {
      return toast.failed(result.problem.title, result.problem.detail);
    }
    onDiscarded();
    close();
  };
  const isReady = review?.summary.state === 'ready' && working === null;
  const lacking = byTab.new.filter(needsBrand).length;
  const summary = review?.summary;

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
        <div className={styles.footing}>
          {working && <Progress working={working} />}
          <div className={styles.foot}>
            {working ? (
              <p className={styles.will}>It goes on if you close this window.</p>
            ) : isReady ? (
              <FootWords byTab={byTab} lacking={lacking} />
            ) : (
              <span className={styles.will} />
            )}
            {isReady || working ? (
              <>
                <Button disabled={working !== null} onClick={() => void cancel()}>
                  Cancel
                </Button>
                <Button
                  variant="primary"
                  busy={working !== null}
                  busyText="Applying Changes..."
                  disabled={!working && (lacking > 0 || !summary)}
                  onClick={() => void flow.apply(id)}
                >
                  Apply Changes
                </Button>
              </>
            ) : (
              <Button onClick={close}>Close</Button>
            )}
          </div>
        </div>
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
            {tab === 'updated' && byTab.updated.length > 0 && (
              <div className={styles.narrow}>
                <ShownChoice rows={byTab.updated} shown={shown} onChange={setShown} />
              </div>
            )}
          </div>
          <div role="tabpanel" aria-labelledby={`review-${tab}`} className={styles.rows}>
            {tab === 'new' && <NewRows rows={byTab.new} editable={isReady} onEdit={edit} />}
            {tab === 'updated' && (
              <UpdatedRows rows={byTab.updated} shown={shown} editable={isReady} onEdit={edit} />
            )}
            {tab === 'issues' && <IssueRows rows={byTab.issues} removable={isReady} />}
          </div>
        </div>
      ) : (
        <WaitingRows label="Loading the review..." widths={[120, 180, 140, 80]} rows={12} />
      )}
    </StaffDialog>
  );
}
