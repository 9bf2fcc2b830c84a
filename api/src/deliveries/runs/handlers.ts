import type { RunsJson } from 'shared-domain/contracts';
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
import type { Deps } from '../../foundation/dependencies.ts';
import type { Handlers } from '../../requests/calls/index.ts';
import { readBoard } from './board.ts';
import { changeRunDay } from './change.ts';
import { readDays } from './days.ts';
import { createRun, moveStops } from './moves.ts';
import { presentRuns } from './present.ts';
import { markPrinted } from './printed.ts';

type Names =
  | 'runDays'
  | 'runDay'
  | 'markPrinted'
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
  markPrinted: ({ body, staff }) => markPrinted(deps, staff, body),
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

/** The run's fields in audit entries. */
function summaryOf(run: RunsJson['runs'][number] | undefined) {
  if (!run) return undefined;
  const { driver, state, leaveAt, stops } = run;
  return { driver, state, ...(leaveAt ? { leaveAt } : {}), orders: stops.map(({ orderId }) => orderId) };
}
