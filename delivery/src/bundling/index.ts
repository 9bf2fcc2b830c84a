export { type Build, build } from './build.ts';
export { sharedPackages } from './contracts.ts';
export type { BundleDescription } from './description.ts';
export { contractsFolder } from './private-folders.ts';
