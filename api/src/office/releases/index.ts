export { canaryEventModel, sweepCanaryEvents } from './canary-events.ts';
export { recordingCanaryEvents } from './canary-recording.ts';
export { releaseHandlers } from './handlers.ts';
export { releaseStepsTask } from './steps.ts';
