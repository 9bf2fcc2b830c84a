import { makeRemote } from '../scaffold/new-remote.ts';
import { workspace } from '../workspace.ts';
import { command, requiredWord } from './command.ts';

const usage = 'npm run new-remote -- mfe-events /events "Events"';

/** Creates a new remote's folder (docs/shipping-a-remote.md). */
await command(async (words) => {
  const app = requiredWord(words, 0, usage);
  const basePath = requiredWord(words, 1, usage);
  const title = requiredWord(words, 2, usage);
  for (const path of makeRemote(workspace, { app, basePath, title })) console.log(`wrote ${path}`);
  console.log(`Next: npm install && npm run dev -- ${app}`);
});
