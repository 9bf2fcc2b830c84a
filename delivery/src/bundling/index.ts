export { buildApplication } from './build.ts';
export { sharedPackages } from './contracts.ts';
export { contractsFolder } from './private-folders.ts';
export { takeBuild } from './taken.ts';
