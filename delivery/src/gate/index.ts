export { hasAxe } from './accessibility.ts';
export { callsOf } from './api-calls.ts';
export { browserIn } from './browser.ts';

export { inspectRemote, inspectShell, shellsFor } from './gate.ts';
export { unchecked } from './unchecked.ts';
