export { type Build, build } from './build.ts';
export { BuildFailed } from './compilation.ts';
export { sharedPackages } from './contracts.ts';
export type { BundleDescription } from './description.ts';
export { contractsFolder, developmentFolder, isPrivate } from './private-folders.ts';
