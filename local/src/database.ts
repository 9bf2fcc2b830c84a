import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { DirectoryInUse, startMongo, uriIn } from './mongo/index.ts';
import { databaseIn, logOf } from './site/parts.ts';
import { WORKSPACE } from './site/workspace.ts';

const dataDir = path.resolve(WORKSPACE, process.env.DATA_DIR || '.local');

/** The database that a command works on, and how to end it if it was started for the command. */
async function database(): Promise<{ uri: string; stop?: () => Promise<void> }> {
  if (process.env.MONGODB_URI) return { uri: process.env.MONGODB_URI };
  try {
    return await startMongo({ dataDir: databaseIn(dataDir), logFile: logOf(dataDir, 'mongo') });
  } catch (cause) {
    if (cause instanceof DirectoryInUse) return { uri: uriIn(databaseIn(dataDir)) };
    throw cause;
  }
}

/**
 * `npm run backup`, `restore`, `migrate` and `audit:verify`: runs the API's command on MONGODB_URI, else on the embedded
 * database, whether the site is up or not.
 */
async function run([entry = '', ...args]: string[]): Promise<void> {
  const { uri, stop } = await database();
  const isWithoutFolder = args.length === 1 && args[0] === 'backup';
  const given = isWithoutFolder ? [...args, path.join(dataDir, 'backups')] : args;
  const child = spawn(process.execPath, [path.join(WORKSPACE, 'api/src', entry), ...given], {
    env: { ...process.env, MONGODB_URI: uri },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  await stop?.();
  process.exitCode = code ?? 1;
}

run(process.argv.slice(2)).catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
});
