import { openConnection } from './foundation/database/index.ts';
import { dryRun, migrateDatabase } from './office/migrations/index.ts';

/** `npm run migrate -- --dry-run` shows what the next start would change. Without the flag it migrates now. */
async function run(uri = ''): Promise<void> {
  const deps = { connection: await openConnection(uri), clock: () => new Date() };
  try {
    const isDry = process.argv.includes('--dry-run');
    const done = await (isDry ? dryRun : migrateDatabase)(deps);
    for (const { id, documents } of done) {
      console.log(`${id}: ${documents} documents ${isDry ? 'would be changed' : 'changed'}`);
    }
    if (done.length === 0) console.log('The data has the shape of this release.');
  } finally {
    await deps.connection.close();
  }
}

run(process.env.MONGODB_URI).catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
});
