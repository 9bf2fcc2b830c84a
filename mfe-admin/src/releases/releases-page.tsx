import { ErrorState } from 'shared-ui/states';
import { StaffIcon } from '../icons/index.ts';
import { useFooterHint } from '../layout/index.ts';
import { ButtonLink, PageHead, Tag, WaitingRows } from '../parts/index.ts';
import { paths } from '../paths.ts';
import { useCall, usePhone } from '../staff/index.ts';
import { CandidateCard } from './candidate-card.tsx';
import { ReleaseHistory } from './release-history.tsx';
import { ReleaseTable } from './release-table.tsx';
import styles from './releases.module.css';
import { SuspectCard } from './suspect-card.tsx';
import { useMoves } from './use-moves.ts';

/** What a release means for open pages, and a link to the audit of releases. */
const AllReleases = () => (
  <>
    <span className={styles.hint}>Open pages keep the release they started with</span>
    <ButtonLink to={paths.audit({ action: 'release' })}>
      <StaffIcon name="history" size={16} />
      All releases
    </ButtonLink>
  </>
);

/**
 * What is live of each app, since when and by whom, its pages' errors since, candidates, and rollback and promotion.
 */
export function ReleasesPage() {
  const isPhone = usePhone();
  const { data, problem, isFetching, refetch } = useCall('releases', {});
  const { busy, rollBack, promote } = useMoves();
  useFooterHint(data ? 'Gateway healthy' : '');
  const suspects = data?.releases.filter(({ suspect }) => suspect).length ?? 0;
  return (
    <>
      <PageHead
        title="Releases"
        tag={suspects > 0 && <Tag tone="error">{suspects === 1 ? '1 suspect' : `${suspects} suspects`}</Tag>}
        actions={!isPhone && <AllReleases />}
      />
      {!data && !problem && (
        <WaitingRows label="Loading releases..." widths={[90, 70, 130, 110, 40]} rows={6} />
      )}
      {problem && (
        <ErrorState title={problem.title} onRetry={refetch} retrying={isFetching}>
          {problem.detail}
        </ErrorState>
      )}
      {data && (
        <ReleaseTable
          releases={data.releases}
          busy={busy?.what === 'back' ? busy.app : null}
          onRollBack={rollBack}
        />
      )}
      {data && (
        <div className={styles.below}>
          <div className={styles.cards}>
            {data.releases
              .filter(({ suspect }) => suspect)
              .map((release) => (
                <SuspectCard key={release.app} state={release} />
              ))}
            {data.releases.map(
              (state) =>
                state.candidate && (
                  <CandidateCard
                    key={`${state.app} ${state.candidate.release}`}
                    state={state}
                    candidate={state.candidate}
                    busy={busy?.what === 'forth' && busy.app === state.app}
                    onPromote={promote}
                  />
                ),
            )}
          </div>
          <ReleaseHistory releases={data.releases} />
        </div>
      )}
    </>
  );
}
