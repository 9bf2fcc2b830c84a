import { parseArgs } from 'node:util';
import { storageFrom } from '../configuration.ts';
import { shellsFor } from '../gate/index.ts';
import { authorIn } from '../publication/index.ts';
import { goLive, releaseNamed } from '../releases/index.ts';
import { workspace } from '../workspace.ts';
import { canaryBegun, canaryOptions } from './canary-options.ts';
import { command, requiredWord } from './command.ts';
import { passGate } from './publish-gate.ts';

const usage = 'npm run promote -- <app> <release> [--canary <per cent> [--staff-first]]';

/** Makes a stored release live, for example a candidate that was previewed first. */
await command(async () => {
  const { values: options, positionals: args } = parseArgs({
    options: canaryOptions,
    allowPositionals: true,
  });
  const app = requiredWord(args, 0, usage);
  const storage = storageFrom(process.env);
  const release = await releaseNamed(storage, app, requiredWord(args, 1, usage));
  const record = await storage.read(app, release);
  if (record) await passGate(storage, record);
  const fits = record?.remote && (await shellsFor(storage, app));
  const by = authorIn(workspace);
  if (options.canary !== undefined) {
    console.log(
      await canaryBegun(storage, { app, release }, { ...options, canary: options.canary, by, fits }),
    );
    return;
  }
  const outcome = await goLive(storage, { app, release }, 'promote', by, { fits });
  console.log(
    `${app} ${release} ${outcome === 'moved' ? 'is live for the next page load.' : 'runs already.'}`,
  );
});
