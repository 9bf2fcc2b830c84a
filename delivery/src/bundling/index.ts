export { type Build, BuildFailed, build } from './build.ts';
export type { BundleDescription } from './description.ts';
