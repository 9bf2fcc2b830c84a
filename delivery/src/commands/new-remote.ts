import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeRemote } from '../scaffold/new-remote.ts';
import { filesOfOwnRemote, ownRoot } from '../scaffold/own-repository.ts';
import { tools, workspace } from '../workspace.ts';
import { command, requiredWord } from './command.ts';

const usage = 'npm run new-remote -- mfe-events /events "Events"';

/** Creates a new remote's folder (docs/shipping-a-remote.md). */
await command(async (args) => {
  const app = requiredWord(args, 0, usage);
  const basePath = requiredWord(args, 1, usage);
  const title = requiredWord(args, 2, usage);
  const remote = { app, basePath, title };
  const frontEnd = join(tools, '.github/workflows/front-end.yml');
  const own = workspace !== tools && {
    files: filesOfOwnRemote(remote, readFileSync(frontEnd, 'utf8')),
    root: ownRoot,
  };
  for (const path of makeRemote(workspace, remote, own || undefined)) console.log(`wrote ${path}`);
  console.log(`Next: npm install && npm run dev -- ${app}`);
});
