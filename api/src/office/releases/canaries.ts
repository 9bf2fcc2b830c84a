import { type MeasureName, VITAL_BUDGETS, type Vital, verdictOn } from 'shared-domain/canary';
import type { CanaryState } from 'shared-domain/contracts';
import { workOnEach } from '../../foundation/background/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { Problem } from '../../requests/problems/index.ts';
import { canaryFigures } from './canary-figures.ts';
import { type CanaryRequest, type RunningApp, releasesOf } from './registry.ts';
import { reportedOf } from './reported.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The actor of automatic canary moves. */
const RULE = 'canary';

type Move = RunningApp['moves'][number];

/** The running canary, or one that stepped back within a day: its moves, newest first. */
function canaryMoves(
  { moves }: RunningApp,
  now: Date,
): { stage: Move; first: Move; ended?: Move } | undefined {
  const [newest] = moves;
  const isBack = newest?.kind === 'step-back' && now.getTime() - Date.parse(newest.at) < DAY_MS;
  const rest = isBack ? moves.slice(1) : moves;
  const others = rest.findIndex(({ kind }) => kind !== 'canary');
  const [stage, ...before] = rest.slice(0, others < 0 ? rest.length : others);
  if (!stage) return undefined;
  return { stage, first: before.at(-1) ?? stage, ...(isBack ? { ended: newest } : {}) };
}

/** The state of an app's canary, with the decision based on its figures; undefined without one (RELEASE-16). */
async function comparedOf(deps: Deps, running: RunningApp) {
  const now = deps.clock();
  const found = canaryMoves(running, now);
  if (!found) return undefined;
  const { stage, first, ended } = found;
  const { release, share = 0, staffFirst, at, number } = stage;
  const gate = ended ? undefined : running.canary?.gate;
  const until = ended ? new Date(ended.at) : now;
  const of = { stage: `${running.app}/${number}`, share, from: new Date(at), until };
  const { tally, series } = await canaryFigures(deps, of);
  const { decision, measures, ...said } = verdictOn({ ...tally, share: tally.share || 0.5 }, running.version);
  const state: CanaryState = {
    release,
    version: running.stored.find((each) => each.release === release)?.version ?? release,
    share,
    ...(staffFirst ? { staffFirst } : {}),
    by: first.by,
    since: first.at,
    at,
    ...(ended
      ? { ended: { at: ended.at, by: ended.by, ...(ended.reason ? { reason: ended.reason } : {}) } }
      : {}),
    ...(gate ? { gate } : {}),
    failures: (await reportedOf(deps, { app: running.app, release, since: new Date(first.at) })).failures,
    visits: { canary: tally.canary.visits, live: tally.live.visits },
    ...said,
    measures: measures.map((measure) => ({
      ...measure,
      ...budgetOf(measure.name),
      series: series(measure.name),
    })),
  };
  return { state, decision: ended || share === 0 ? undefined : decision };
}

const budgetOf = (name: MeasureName) =>
  name in VITAL_BUDGETS ? { budget: VITAL_BUDGETS[name as Vital] } : {};

export const presentCanary = async (deps: Deps, running: RunningApp): Promise<CanaryState | undefined> =>
  (await comparedOf(deps, running))?.state;

/** Whether any app has a running canary. */
export const hasCanary = (running: RunningApp[]): boolean =>
  running.some(({ moves }) => moves[0]?.kind === 'canary');

/** Whether the publish gate lets a canary go on to everyone (RELEASE-26); the gateway refuses it if not. */
const mayGoOn = ({ canary }: RunningApp): boolean => !!canary?.gate?.passed && !canary.gate.stale;

/** Moves canaries on or back as their figures demand (RELEASE-16). If another process was faster, its move stands. */
export async function judgeCanaries(deps: Deps, running: RunningApp[]): Promise<void> {
  const canaries = running.filter(({ moves }) => moves[0]?.kind === 'canary');
  await workOnEach(
    deps,
    canaries.map((app) => ({ _id: app.app, app })),
    ({ app }) => judgeCanary(deps, app),
  );
}

async function judgeCanary(deps: Deps, app: RunningApp): Promise<void> {
  const decision = (await comparedOf(deps, app))?.decision;
  if (!decision || (decision.kind === 'everyone' && !mayGoOn(app))) return;
  const { kind, reason } = decision;
  const step: CanaryRequest = {
    by: RULE,
    reason,
    ...(kind === 'share' ? { share: decision.share } : { end: kind }),
  };
  await releasesOf(deps.configuration)
    .canary(app.app, step)
    .catch((failure: unknown) => {
      if (!(failure instanceof Problem && failure.code === 'canary_refused')) throw failure;
    });
}
