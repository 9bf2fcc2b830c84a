import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startMongo } from '../../local/src/mongo/index.ts';
import { type Service, startStandIns } from './stand-ins.ts';

declare global {
  var apiTestServices: { stop: () => Promise<void> }[] | undefined;
}

/** Starts what all test files share: the database's real engine and the stand-ins of the outside world. */
export default async function globalSetup(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'api-tests-'));
  const mongo = await startMongo({ dataDir: path.join(folder, 'mongo') });
  const standIns: Service = await startStandIns(folder);
  process.env.TEST_MONGODB_URI = mongo.uri;
  process.env.TEST_STAND_INS_URL = standIns.url;
  globalThis.apiTestServices = [standIns, mongo];
}
