import { createDeps } from '../src/dependencies.ts';
import { workOnImports } from '../src/files/imports/index.ts';
import { readConfiguration } from '../src/foundation/configuration/index.ts';
import { killableConnection } from './killable-connection.ts';

/** The import worker as a process that kills itself (SIGKILL) before its n-th database command. */
const configuration = readConfiguration(process.env);
let left = Number(process.env.DIE_BEFORE);
const connection = await killableConnection(configuration.mongodbUri, () => {
  left -= 1;
  return left === 0;
});
const now = new Date(process.env.CLOCK ?? '');
await workOnImports(createDeps(configuration, connection, { clock: () => new Date(now) }));
process.exit(0);
