import type { ReactNode } from 'react';
import type { ReleaseState } from 'shared-domain/contracts';
import { ErrorState } from 'shared-ui/states';
import { useCall, usePhone } from '../../data/calls/index.ts';
import { paths } from '../../frame/address/index.ts';
import { useFooterHint } from '../../frame/layout/index.ts';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Small, Stack, Text } from '../../kit/layout/index.ts';
import { ButtonLink, Card, PageBody, PageHead, Tag, WaitingRows } from '../../kit/parts/index.ts';
import { momentOf, staffName } from '../../kit/product/index.ts';
import { CanaryCard } from './canary-card.tsx';
import { CandidateCard } from './candidate-card.tsx';
import { Failures } from './failures.tsx';
import { isByItself, nameBeside, runningCanary } from './names.ts';
import { ReleaseTable } from './release-table.tsx';
import { useMoves } from './use-moves.ts';

type Event = { app: string; at: string; text: ReactNode };

type Move = NonNullable<ReleaseState['moves']>[number];

/** A canary's share, or 'staff'. */
const shareText = (share: number): string => (share === 0 ? 'staff' : `${share}\u00a0%`);

/** '5.2.0 → 5.2.1', '5.2.2 staff → 10 %', '5.2.2 stepped back'. */
function stepText({ release, before, kind, share = 0 }: Move, shareBefore: number | undefined): string {
  const now = nameBeside(release, before);
  if (kind === 'retire') return `${release} retired`;
  if (kind === 'step-back') return `${now} stepped back`;
  if (kind === 'canary' && shareBefore !== undefined)
    return `${now} ${shareText(shareBefore)} → ${shareText(share)}`;
  if (kind === 'canary') return `${now} canary for ${shareText(share)}`;
  const step = before === undefined ? now : `${nameBeside(before, release)} → ${now}`;
  return `${kind === 'rollback' ? 'rolled back ' : ''}${step}`;
}

function moveText(move: Move, earlier: Move | undefined): string {
  const shareBefore = earlier?.kind === 'canary' ? earlier.share : undefined;
  const who = isByItself(move.by) ? 'automatically' : staffName(move.by);
  return `${stepText(move, shareBefore)}, ${who}${move.reason ? `: ${move.reason}` : ''}`;
}

/** One app's promotions, rollbacks and refusals. */
const eventsOf = ({ app, release, moves = [], refusals = [] }: ReleaseState): Event[] => [
  ...moves.map((move, place) => ({ app, at: move.at, text: moveText(move, moves[place + 1]) })),
  ...refusals.map((refused) => ({
    app,
    at: refused.at,
    text: `${nameBeside(refused.release, release)} refused: ${refused.reasons[0] ?? ''}`,
  })),
];

type ReleaseHistoryProps = { releases: readonly ReleaseState[]; shown?: number };

/** The latest promotions, rollbacks and refusals, by whom and why. */
function ReleaseHistory({ releases, shown = 8 }: ReleaseHistoryProps) {
  const phone = usePhone();
  const events = releases
    .flatMap(eventsOf)
    .sort((one, other) => other.at.localeCompare(one.at))
    .slice(0, shown);
  if (phone || events.length === 0) return null;
  return (
    <Card title="History">
      <ul>
        {events.map(({ app, at, text }) => (
          <Stack as="li" columns="116px minmax(0, 1fr)" gap={12} pad="8 14" ruled breaks key={`${app} ${at}`}>
            <Small className="num">{momentOf(at)}</Small>
            <span>
              <Text as="b" weight={600}>
                {app}
              </Text>{' '}
              {text}
            </span>
          </Stack>
        ))}
      </ul>
    </Card>
  );
}

/** A suspect's error reports. */
const SuspectCard = ({ state: { app, version, errors, failures = [] } }: { state: ReleaseState }) => (
  <Card title={`Suspect: ${app} ${version}`} aside={errors === 1 ? '1 report' : `${errors} reports`}>
    <Failures failures={failures} />
  </Card>
);

/** A note about open pages, and a link to the audit of releases. */
const AllReleases = () => (
  <>
    <Small>Open pages keep the release they started with</Small>
    <ButtonLink to={paths.audit({ action: 'release' })}>
      <StaffIcon name="history" size={16} />
      All releases
    </ButtonLink>
  </>
);

/** Poll interval of a running canary, in milliseconds. */
const CANARY_MS = 10_000;

function HeadTag({ releases }: { releases: readonly ReleaseState[] }) {
  const suspects = releases.filter(({ suspect }) => suspect).length;
  const canaries = releases.filter(runningCanary).length;
  return (
    <>
      {suspects > 0 && <Tag tone="error">{suspects === 1 ? '1 suspect' : `${suspects} suspects`}</Tag>}
      {canaries > 0 && <Tag tone="warn">{canaries === 1 ? '1 canary' : `${canaries} canaries`}</Tag>}
    </>
  );
}

type Moves = ReturnType<typeof useMoves>;

type CanariesProps = { releases: readonly ReleaseState[] } & Pick<Moves, 'busy' | 'steer'>;

function Canaries({ releases, busy, steer }: CanariesProps) {
  if (!releases.some(({ canary }) => canary)) return null;
  return (
    <PageBody columns="minmax(0, 1fr) 352px" single="laptop" gap={16} align="start" pad="0 24 24">
      <Stack gap={16}>
        {releases.map(
          (state) =>
            state.canary && (
              <CanaryCard
                key={state.app}
                state={state}
                canary={state.canary}
                busy={busy?.what === 'canary' && busy.app === state.app}
                onStep={(step) => steer(state, step)}
              />
            ),
        )}
      </Stack>
      <ReleaseHistory releases={releases} shown={6} />
    </PageBody>
  );
}

type BelowProps = { releases: readonly ReleaseState[] } & Omit<Moves, 'rollBack'>;

/** Below the table: suspects and candidates, with the history unless it is above. */
function Below({ releases, busy, steer, promote }: BelowProps) {
  const hasCards = releases.some(({ suspect, candidate }) => suspect || candidate);
  const columns = hasCards ? 'minmax(0, 1fr) 392px' : 'minmax(0, 1fr)';
  return (
    <PageBody columns={columns} single="laptop" gap={16} align="start" pad="16 24 24">
      {hasCards && (
        <Stack gap={16}>
          {releases
            .filter(({ suspect }) => suspect)
            .map((release) => (
              <SuspectCard key={release.app} state={release} />
            ))}
          {releases.map(
            (state) =>
              state.candidate && (
                <CandidateCard
                  key={`${state.app} ${state.candidate.release}`}
                  state={state}
                  candidate={state.candidate}
                  busy={busy !== null && busy.what !== 'back' && busy.app === state.app}
                  onPromote={promote}
                  onCanary={(_, { release }) => steer(state, { release, share: 10 })}
                />
              ),
          )}
        </Stack>
      )}
      {!releases.some(({ canary }) => canary) && <ReleaseHistory releases={releases} />}
    </PageBody>
  );
}

/** The releases page: each app's live release with its errors, canaries, candidates, rollback and promotion. */
export default function ReleasesPage() {
  const isPhone = usePhone();
  const { data, problem, isFetching, refetch } = useCall(
    'releases',
    {},
    { againAfter: ({ releases }) => releases.some(runningCanary) && CANARY_MS },
  );
  const { rollBack, ...moves } = useMoves();
  useFooterHint(data ? 'Gateway healthy' : '');
  return (
    <>
      <PageHead
        title="Releases"
        tag={data && <HeadTag releases={data.releases} />}
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
        <>
          <Canaries releases={data.releases} {...moves} />
          <ReleaseTable
            releases={data.releases}
            busy={moves.busy?.what === 'back' ? moves.busy.app : null}
            onRollBack={rollBack}
          />
          <Below releases={data.releases} {...moves} />
        </>
      )}
    </>
  );
}
