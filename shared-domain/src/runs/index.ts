export {
  nextRunId,
  type RunDetails,
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
export { kegCount, type Load, loadOf, loadWords, sumOfKegs, sumOfLoads } from './load.ts';
export { byPostalCode, type Move, placeOf, withMove, withOrder } from './moves.ts';
export { REFUSAL_WORDS, type RunRefusal } from './refusal.ts';
export {
  dayOfRun,
  emptyRunDay,
  isDone,
  isMovable,
  nextStopOf,
  RUN_STATES,
  type Run,
  type RunDay,
  type RunState,
  runStateOf,
  type ShortLine,
  STOP_OUTCOMES,
  STOP_STATES,
  type Stop,
  type StopEnd,
  type StopOutcome,
  type StopState,
} from './run.ts';
export { timeOfDay } from './words.ts';
