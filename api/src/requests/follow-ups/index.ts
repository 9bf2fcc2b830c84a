export { bounceHandlers } from './bounces.ts';
export { followUpHandlers } from './handlers.ts';
export {
  claimed,
  FOLLOW_UP_INDEX,
  type FollowUp,
  type FollowUpSource,
  followUp,
  followUpDescription,
  sourceOf,
  type WithFollowUps,
} from './record.ts';
export { createWorker, type Handler, type Outcome, type Worker } from './worker.ts';
