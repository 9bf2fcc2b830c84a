import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { applicationIn, applicationNamed } from '../applications.ts';
import { storageFrom } from '../configuration.ts';
import { shellsFor } from '../gate/index.ts';
import { authorIn, storeRelease, storeTaken } from '../publication/index.ts';
import { goLive } from '../releases/index.ts';
import { workspace } from '../workspace.ts';
import { canaryBegun, canaryOptions } from './canary-options.ts';
import { command, requiredWord } from './command.ts';
import { inspect, passGate } from './publish-gate.ts';

const usage =
  'npm run release -- <app> | --built <folder> [--candidate | --canary <per cent> [--staff-first]] [--strict]';

/** Builds and stores one application, runs the publish gate, and makes it live for everyone or for a share of visitors. */
await command(async () => {
  const { values: options, positionals: args } = parseArgs({
    options: { ...canaryOptions, built: { type: 'string' } },
    allowPositionals: true,
  });
  const began = performance.now();
  const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`;
  const storage = storageFrom(process.env);
  const record = options.built
    ? await storeTaken(storage, applicationIn(resolve(options.built)), workspace)
    : await storeRelease(storage, applicationNamed(workspace, requiredWord(args, 0, usage)), workspace);
  console.log(`${record.app} ${record.release} is stored (${seconds()}).`);
  if (options.candidate) {
    const reasons = await inspect(storage, record);
    for (const reason of reasons) console.log(`  ${reason}`);
    console.log(
      `${reasons.length > 0 ? 'It would not pass the publish gate as it is.' : 'It passed the publish gate.'}`,
    );
    console.log(`It is not live yet. Preview it: npm run preview -- ${record.app} ${record.release}`);
    console.log(`Make it live: npm run promote -- ${record.app} ${record.release}`);
    return;
  }
  await passGate(storage, record);
  console.log(`It passed the publish gate (${seconds()}).`);
  const fits = record.remote && (await shellsFor(storage, record.app));
  const by = authorIn(workspace);
  if (options.canary !== undefined) {
    console.log(await canaryBegun(storage, record, { ...options, canary: options.canary, by, fits }));
    return;
  }
  const outcome = await goLive(storage, record, 'release', by, { fits });
  console.log(
    outcome === 'moved' ? `It is live for the next page load (${seconds()}).` : 'It is what runs already.',
  );
});
