export { dryRun, migrate } from './run.ts';
