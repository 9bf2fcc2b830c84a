export { claimOne, LEASE_MS } from './claim.ts';
export {
  FOLLOW_UP_INDEX,
  type FollowUp,
  type FollowUpKind,
  type FollowUpSource,
  followUp,
  followUpSchema,
  type WithFollowUps,
} from './record.ts';
export { createWorker, type Handler, type Handlers, type Outcome, type Worker } from './worker.ts';
