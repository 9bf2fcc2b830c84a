import { useCallback, useState } from 'react';
import type { ReleaseState } from 'shared-domain/contracts';
import { ErrorState } from 'shared-ui/states';
import { StaffIcon } from '../icons/index.ts';
import { ButtonLink, PageHead, Tag, WaitingRows } from '../parts/index.ts';
import { paths } from '../paths.ts';
import { useLoaded, useStaff, useToast, useUndo } from '../staff/index.ts';
import { Happened } from './happened.tsx';
import { ReleaseTable } from './release-table.tsx';
import styles from './releases.module.css';
import { SuspectCard } from './suspect-card.tsx';

/** Goes back with one click; what ran before can be had again by Undo, so nobody is asked. */
function useRollBack(reload: () => void) {
  const staff = useStaff();
  const toast = useToast();
  const offerUndo = useUndo();
  const [busy, setBusy] = useState<string | null>(null);

  const move = useCallback(
    async (app: string, release: string | undefined): Promise<ReleaseState | null> => {
      setBusy(app);
      const result = await staff.rollBack(app, release);
      setBusy(null);
      reload();
      if (result.ok) return result.data.releases.find((each) => each.app === app) ?? null;
      toast.failed(result.problem.title, result.problem.detail);
      return null;
    },
    [staff, toast, reload],
  );
  const rollBack = async (state: ReleaseState, release?: string) => {
    const now = await move(state.app, release);
    if (!now) return;
    offerUndo({
      title: `${state.app} is back at ${now.version}`,
      description: `${now.release}. Open pages keep the release they began with.`,
      undo: async () => void (await move(state.app, state.release)),
    });
  };
  return { busy, rollBack: (state: ReleaseState, release?: string) => void rollBack(state, release) };
}

/** What runs of each app, since when and by whom, the errors of its pages since, and the way back. */
export function ReleasesPage() {
  const staff = useStaff();
  const load = useCallback((signal: AbortSignal) => staff.releases({ signal }), [staff]);
  const { state, data, problem, refreshing, reload } = useLoaded(load);
  const { busy, rollBack } = useRollBack(reload);
  const suspects = data?.releases.filter(({ suspect }) => suspect).length ?? 0;
  return (
    <>
      <PageHead
        title="Releases"
        tag={suspects > 0 && <Tag tone="error">{suspects === 1 ? '1 suspect' : `${suspects} suspects`}</Tag>}
        actions={
          <>
            <span className={styles.hint}>Open pages keep the release they began with</span>
            <ButtonLink to={paths.audit({ action: 'release.rollback' })}>
              <StaffIcon name="history" size={16} />
              All roll backs
            </ButtonLink>
          </>
        }
      />
      {state === 'loading' && (
        <WaitingRows label="Loading releases..." widths={[90, 70, 130, 110, 40]} rows={6} />
      )}
      {state === 'failed' && (
        <ErrorState title={problem.title} onRetry={reload} retrying={refreshing}>
          {problem.detail}
        </ErrorState>
      )}
      {data && <ReleaseTable releases={data.releases} busy={busy} onRollBack={rollBack} />}
      {data && (
        <div className={styles.below}>
          <div className={styles.suspects}>
            {data.releases
              .filter(({ suspect }) => suspect)
              .map((release) => (
                <SuspectCard key={release.app} state={release} />
              ))}
          </div>
          <Happened releases={data.releases} />
        </div>
      )}
    </>
  );
}
