export { changeRunDay } from './change.ts';
export { planDemoRuns } from './demo.ts';
export { runHandlers } from './handlers.ts';
export { latestRunDay, readRunDay, runDayModel } from './model.ts';
export { isOnTheRoad } from './on-run.ts';
export { emptiesOf, streetOf } from './present.ts';
