export { type Build, BuildFailed, build } from './build.ts';
export { contractsFolder, sharedPackages } from './contracts.ts';
export type { BundleDescription } from './description.ts';
export { integrityOfContent } from './integrity.ts';
