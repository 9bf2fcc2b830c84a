import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { newKeyPair, type ReleaseKey } from '../releases/index.ts';
import { workspace } from '../workspace.ts';
import { command, requiredWord } from './command.ts';

const usage = 'npm run release-key -- <app> [<app>...] [--name "<team>"] [--path /<path>] [--moves]';

/**
 * Generates a team's key pair: adds the public key to the key file (`RELEASE_KEYS`, or release-keys.json) and writes the
 * private key to a file in `.local`. With `--moves` it may only move pointers (`*`: all), like the gateway's key; with `--path`
 * it is restricted to remotes at that path.
 */
await command(async () => {
  const options = {
    name: { type: 'string' },
    path: { type: 'string', multiple: true },
    moves: { type: 'boolean', default: false },
  } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const { name = requiredWord(positionals, 0, usage), path: paths, moves } = values;
  if (!/^[\w ,&'-]+$/.test(name)) throw new Error(`'${name}' is not a name of plain words.`);
  const { privateKey, publicKey } = newKeyPair();
  const file = process.env.RELEASE_KEYS || join(workspace, 'release-keys.json');
  const { keys }: { keys: ReleaseKey[] } = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { keys: [] };
  keys.push({ name, publicKey, ...(moves ? { moves: positionals } : { apps: positionals, paths }) });
  mkdirSync(join(workspace, '.local'), { recursive: true });
  const secret = join(workspace, '.local', `${name.replaceAll(/\W+/g, '-')}.${Date.now()}.release-key`);
  writeFileSync(secret, privateKey, { mode: 0o600, flag: 'wx' });
  writeFileSync(file, `${JSON.stringify({ keys }, null, 2)}\n`);
  console.log(`${file} has the public key of ${name}, for ${positionals.join(', ')}.`);
  console.log(`Give ${secret} to that pipeline as RELEASE_KEY, then delete the file.`);
});
