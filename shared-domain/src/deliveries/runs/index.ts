export { type Arrival, arrivalOf, clockTime, windowText } from './arrival.ts';
export {
  nextRunId,
  withDetails,
  withEnd,
  withNewRun,
  withNext,
  withoutEnd,
  withoutRun,
  withPrint,
  withRestoredRun,
  withRunState,
} from './changes.ts';
export { kegCount, type Load, loadOf, loadText, sumOfKegs, sumOfLoads } from './load.ts';
export { byPostalCode, loadedOrUnloaded, placeOf, withMove, withOrder } from './moves.ts';
export { REFUSAL_MESSAGES, type RunRefusal } from './refusal.ts';
export {
  dayOfRun,
  emptyRunDay,
  ID_CHECKS,
  ID_LABELS,
  type IdCheck,
  isDone,
  isMovable,
  nextStopOf,
  nextToTell,
  RUN_STATES,
  type Run,
  type RunDay,
  runStateOf,
  STOP_STATES,
  type Stop,
  type StopEnd,
  type StopState,
  toldAs,
} from './run.ts';
export { timeOfDay } from './time-of-day.ts';
