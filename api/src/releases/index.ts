export { canaryEventModel, sweepCanaryEvents } from './canary-events.ts';
export { releaseHandlers } from './handlers.ts';
export { releaseStepsTask } from './steps.ts';
export { witnessed } from './witness.ts';
