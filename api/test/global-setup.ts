import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startMongo } from '../../local/src/mongo/index.ts';

declare global {
  var stopTestMongo: (() => Promise<void>) | undefined;
}

/** Starts what all test files share: the real database engine, with its files in the temporary directory. */
export default async function globalSetup(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'api-tests-'));
  const mongo = await startMongo({ dataDir: path.join(folder, 'mongo') });
  process.env.TEST_MONGODB_URI = mongo.uri;
  globalThis.stopTestMongo = async () => {
    await mongo.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
