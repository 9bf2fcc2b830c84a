import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { applicationIn, applicationNamed } from '../applications.ts';
import { storageFrom } from '../configuration.ts';
import { storeRelease, storeTaken } from '../publication/index.ts';
import { workspace } from '../workspace.ts';
import { command, requiredWord } from './command.ts';
import { putLive, releaseOptions } from './going-live.ts';
import { inspect } from './publish-gate.ts';

const usage =
  'npm run release -- <app> | --built <folder> [--candidate | --canary <per cent> [--staff-first]] [--strict]';

/** Builds and stores one application, runs the publish gate, and makes it live for everyone or for a share of visitors. */
await command(async () => {
  const { values: options, positionals: args } = parseArgs({
    options: { ...releaseOptions, built: { type: 'string' } },
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
      reasons.length > 0 ? 'It would not pass the publish gate as it is.' : 'It passed the publish gate.',
    );
    console.log(`It is not live yet. Preview it: npm run preview -- ${record.app} ${record.release}`);
    console.log(`Make it live: npm run promote -- ${record.app} ${record.release}`);
    return;
  }
  console.log(`${await putLive(storage, record, 'release', options)} (${seconds()})`);
});
