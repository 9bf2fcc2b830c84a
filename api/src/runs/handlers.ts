import type { RunsJson } from 'shared-domain/contracts';
import type { Day } from 'shared-domain/dates';
import {
  dayOfRun,
  type RunDay,
  type RunRefusal,
  withDetails,
  withOrder,
  withoutRun,
  withRestoredRun,
  withRunState,
} from 'shared-domain/runs';
import { eventStream, type Handlers } from '../calls/index.ts';
import type { Deps } from '../dependencies.ts';
import { readBoard } from './board.ts';
import { changeRunDay } from './change.ts';
import { readDays } from './days.ts';
import { runDayModel } from './model.ts';
import { createRun, moveStops } from './moves.ts';
import { presentRuns } from './present.ts';

type Names =
  | 'runDays'
  | 'runDay'
  | 'runEvents'
  | 'createRun'
  | 'moveStops'
  | 'editRun'
  | 'arrangeRun'
  | 'changeRunState'
  | 'deleteRun'
  | 'restoreRun';

/** Runs of a day, for staff. */
export const runHandlers = (deps: Deps): Handlers<Names> => ({
  runDays: ({ query }) => readDays(deps, query.from),
  runDay: ({ params }) => readBoard(deps, params.day),
  runEvents: eventStream(deps, { topic: 'runs', event: 'changed', data: () => latestChange(deps) }),
  createRun: ({ body, staff }) => createRun(deps, staff, body),
  moveStops: ({ body, staff }) => moveStops(deps, staff, body),
  editRun: ({ params: { run }, body, staff }) =>
    changeRun(deps, run, { who: staff.email, action: 'run.edit' }, (day) => withDetails(day, run, body)),
  arrangeRun: ({ params: { run }, body, staff }) =>
    changeRun(deps, run, { who: staff.email, action: 'run.arrange' }, (day) =>
      withOrder(day, run, body.orders),
    ),
  changeRunState: ({ params: { run }, body, staff }) =>
    changeRun(deps, run, { who: staff.email, action: 'run.state' }, (day) =>
      withRunState(day, run, body.state, deps.clock().toISOString()),
    ),
  deleteRun: ({ params: { run }, staff }) =>
    changeRun(deps, run, { who: staff.email, action: 'run.delete' }, (day) => withoutRun(day, run)),
  restoreRun: ({ params: { run }, staff }) =>
    changeRun(deps, run, { who: staff.email, action: 'run.restore' }, (day) => withRestoredRun(day, run)),
});

/** Changes one run of its day; the audit shows the run before and after. */
async function changeRun(
  deps: Deps,
  run: string,
  { who, action }: { who: string; action: string },
  decide: (day: RunDay) => RunDay | RunRefusal,
): Promise<RunsJson> {
  const seen = (day: RunDay) => presentRuns(day).runs.find(({ id }) => id === run);
  const changed = await changeRunDay(deps, dayOfRun(run), decide, (before, after) => ({
    who,
    change: { action, subject: run, before: summaryOf(seen(before)), after: summaryOf(seen(after)) },
  }));
  return presentRuns(changed);
}

/** What the audit keeps of a run. */
function summaryOf(run: RunsJson['runs'][number] | undefined) {
  if (!run) return undefined;
  const { driver, state, leaveAt, stops } = run;
  return { driver, state, ...(leaveAt ? { leaveAt } : {}), orders: stops.map(({ orderId }) => orderId) };
}

async function latestChange({ connection }: Deps): Promise<{ day?: Day }> {
  const latest = await runDayModel(connection).findOne({}, { _id: 1 }).sort({ updatedAt: -1 }).lean();
  return latest ? { day: latest._id } : {};
}
