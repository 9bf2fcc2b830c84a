export { type Build, build } from './build.ts';
export { BuildFailed } from './compilation.ts';
export { contractsFolder, sharedPackages } from './contracts.ts';
export type { BundleDescription } from './description.ts';
