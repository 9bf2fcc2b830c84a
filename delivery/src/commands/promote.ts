import { parseArgs } from 'node:util';
import { storageFrom } from '../configuration.ts';
import { releaseNamed } from '../releases/index.ts';
import { command, requiredWord } from './command.ts';
import { putLive, releaseOptions } from './going-live.ts';

const usage = 'npm run promote -- <app> <release> [--canary <per cent> [--staff-first]]';

/** Makes a stored release live, for example a candidate that was previewed first. */
await command(async () => {
  const { values, positionals } = parseArgs({ options: releaseOptions, allowPositionals: true });
  const app = requiredWord(positionals, 0, usage);
  const storage = storageFrom(process.env);
  const release = await releaseNamed(storage, app, requiredWord(positionals, 1, usage));
  const record = await storage.read(app, release);
  if (!record) throw new Error(`${app} has no release '${release}'.`);
  console.log(await putLive(storage, record, 'promote', values));
});
