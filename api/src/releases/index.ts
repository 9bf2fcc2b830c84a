export { releaseHandlers } from './handlers.ts';
export { releaseStepsTask } from './steps.ts';
