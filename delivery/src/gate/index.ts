export { callsOf } from './api-stub.ts';
export { browserIn } from './browser.ts';
export type { Finding } from './finding.ts';
export { type GateOptions, inspectRemote, inspectShell, shellsFor } from './gate.ts';
