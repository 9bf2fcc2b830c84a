import { ordersMissing } from './evidence.ts';
import { type Measure, type MeasureName, measuresOf, type Tally } from './measures.ts';

/** Minutes at one share, and visits of the canary, before it goes on. */
const LEAST_MINUTES = 10;
const LEAST_VISITS = 100;
/** Minutes after which a canary goes on without enough orders, for shops that sell little. */
const DAY_MINUTES = 1440;
/** Per cent to which a smaller canary widens before it goes to everyone. */
const MIDDLE_SHARE = 10;

/** What happens next automatically, and why, in words for staff. */
type Decision =
  | { kind: 'back' | 'everyone'; reason: string }
  | { kind: 'share'; share: number; reason: string };

/** The worst measure as a heading and a sentence, and the decision once it is due. */
type Verdict = {
  state: 'good' | 'early' | 'worse';
  title: string;
  sentence: string;
  measures: Measure[];
  decision?: Decision;
};

const WORSE: Readonly<Record<MeasureName, (tally: Tally) => string>> = {
  errors: ({ canary, live, share }) =>
    `Errors: ${canary.errors} of the canary's visitors met one, and ${live.errors} of the others, who are ${Math.round((1 - share) / share)} times as many.`,
  LCP: () => 'The largest paint passes 2.5 s, for significantly more visitors than before.',
  INP: () => 'The response to a press passes 200 ms, for significantly more visitors than before.',
  CLS: () => 'The layout shifts by more than 0.1, for significantly more visitors than before.',
  orders: ({ canary, live, share }) =>
    `Orders: ${canary.orders} of the canary's visitors, and ${live.orders} of the others, who are ${Math.round((1 - share) / share)} times as many.`,
};

/** Why a canary can go on; undefined while it can't. */
function timeToGoOn(tally: Tally, measures: Measure[]): Decision | undefined {
  const { minutes, canary, share } = tally;
  if (minutes < LEAST_MINUTES || canary.visits < LEAST_VISITS) return undefined;
  if (share * 100 < MIDDLE_SHARE) {
    return { kind: 'share', share: MIDDLE_SHARE, reason: `Nothing was worse in ${canary.visits} visits.` };
  }
  const enough = measures.every(({ name, state }) => name !== 'orders' || state === 'ok');
  if (enough) return { kind: 'everyone', reason: `Nothing was worse, with ${canary.orders} orders.` };
  if (minutes < DAY_MINUTES) return undefined;
  return { kind: 'everyone', reason: `Nothing was worse in a day and ${canary.visits} visits.` };
}

/** How long until there are enough orders, at the rate so far. */
function waitFor(tally: Tally): string {
  const { canary, live, share, minutes } = tally;
  const missing = ordersMissing({ canary: canary.orders, live: live.orders }, share);
  const all = canary.orders + live.orders;
  if (missing === 0) return '';
  if (all === 0) return ' There are no orders yet.';
  const wait = Math.max(1, Math.round((missing * minutes) / (all * share)));
  const text = wait === 1 ? 'a minute' : wait < 120 ? `${wait} minutes` : `${Math.round(wait / 60)} hours`;
  return ` About ${text} until there are enough orders to be sure.`;
}

/** What a canary's figures show, and whether it now goes on or steps back (RELEASE-16). `live`: the live version ('5.2.1'). */
export function verdictOn(tally: Tally, live: string): Verdict {
  const measures = measuresOf(tally);
  const worst = measures.find(({ state }) => state === 'worse');
  if (worst) {
    const reason = WORSE[worst.name](tally);
    const title = `Worse than ${live}`;
    return { state: 'worse', title, sentence: reason, measures, decision: { kind: 'back', reason } };
  }
  const decision = timeToGoOn(tally, measures);
  const isEarly = tally.canary.visits < LEAST_VISITS;
  return {
    state: isEarly ? 'early' : 'good',
    title: isEarly ? 'Too early to say' : 'Good so far',
    sentence: isEarly
      ? `${tally.canary.visits} of ${LEAST_VISITS} visits that a comparison needs.`
      : `Nothing is worse than ${live}.${waitFor(tally)}`,
    measures,
    ...(decision ? { decision } : {}),
  };
}
