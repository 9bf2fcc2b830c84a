export { dryRun, migrateDatabase } from './run.ts';
