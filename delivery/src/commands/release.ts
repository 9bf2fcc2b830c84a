import { applicationNamed } from '../applications.ts';
import { shelfFrom } from '../configuration.ts';
import { shellsFor } from '../gate/index.ts';
import { authorIn, storeRelease } from '../publication/index.ts';
import { goLive } from '../releases/index.ts';
import { workspace } from '../workspace.ts';
import { command, requiredWord } from './command.ts';
import { inspect, passGate } from './publish-gate.ts';

const usage = 'npm run release -- <app> [--candidate]';

/** Builds one application, stores it, checks it in the live composition, and points the live site at it. */
await command(async (words) => {
  const began = performance.now();
  const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`;
  const application = applicationNamed(workspace, requiredWord(words, 0, usage));
  const shelf = shelfFrom(process.env);
  const record = await storeRelease(shelf, application, workspace);
  console.log(`${record.app} ${record.release} is stored (${seconds()}).`);
  if (words.includes('--candidate')) {
    const reasons = await inspect(shelf, record, application);
    for (const reason of reasons) console.log(`  ${reason}`);
    console.log(
      `${reasons.length > 0 ? 'It would not pass the publish gate as it is.' : 'It passed the publish gate.'}`,
    );
    console.log(`Nobody sees it yet. Look: npm run preview -- ${record.app} ${record.release}`);
    console.log(`Live: npm run promote -- ${record.app} ${record.release}`);
    return;
  }
  await passGate(shelf, record, application);
  console.log(`It passed the publish gate (${seconds()}).`);
  const fits = record.remote && (await shellsFor(shelf, record.app));
  const outcome = await goLive(shelf, record, 'release', authorIn(workspace), fits);
  console.log(
    outcome === 'moved' ? `It is live for the next page load (${seconds()}).` : 'It is what runs already.',
  );
});
