export { leaveDemoMessages } from './demo.ts';
export { personalDataHandlers } from './handlers.ts';
export { eraseTonight, retentionTask } from './retention.ts';
