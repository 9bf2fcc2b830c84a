export { changeRunDay } from './change.ts';
export { planDemoRuns } from './demo.ts';
export { runHandlers } from './handlers.ts';
export { latestRunDay, readRunDay, runDayModel, runDaySource } from './model.ts';
export { takeOffRun } from './moves.ts';
export { findStop, isOnTheRoad } from './on-run.ts';
export { onTheRoadHandler } from './on-the-road.ts';
export { emptiesOf, streetOf } from './present.ts';
