import { applicationNamed } from '../applications.ts';
import { shelfFrom } from '../configuration.ts';
import { shellsFor } from '../gate/index.ts';
import { authorIn } from '../publication/index.ts';
import { goLive, releaseNamed } from '../releases/index.ts';
import { workspace } from '../workspace.ts';
import { command, requiredWord } from './command.ts';
import { passGate } from './publish-gate.ts';

const usage = 'npm run promote -- <app> <release>';

/** Points the live site at a release that is stored already, for example one that was looked at as a candidate. */
await command(async (words) => {
  const { app } = applicationNamed(workspace, requiredWord(words, 0, usage));
  const shelf = shelfFrom(process.env);
  const release = await releaseNamed(shelf, app, requiredWord(words, 1, usage));
  const record = await shelf.read(app, release);
  if (record) await passGate(shelf, record);
  const fits = record?.remote && (await shellsFor(shelf, app));
  const outcome = await goLive(shelf, { app, release }, 'promote', authorIn(workspace), fits);
  console.log(
    `${app} ${release} ${outcome === 'moved' ? 'is live for the next page load.' : 'runs already.'}`,
  );
});
