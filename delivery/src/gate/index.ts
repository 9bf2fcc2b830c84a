export { callsOf } from './api-stub.ts';
export { browserIn } from './browser.ts';

export { inspectRemote, inspectShell, shellsFor } from './gate.ts';
