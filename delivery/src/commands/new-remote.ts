import { parseArgs } from 'node:util';
import { makeOwnRemote, makeRemote } from '../scaffold/new-remote.ts';
import { workspace } from '../workspace.ts';
import { command, requiredWord } from './command.ts';

const usage = 'npm run new-remote -- mfe-events /events "Events" [--into <folder of another repository>]';

/** Creates a new remote's folder (docs/shipping-a-remote.md). */
await command(async () => {
  const { values, positionals } = parseArgs({
    options: { into: { type: 'string' } },
    allowPositionals: true,
  });
  const [app, basePath, title] = [0, 1, 2].map((place) => requiredWord(positionals, place, usage));
  const remote = { app: app ?? '', basePath: basePath ?? '', title: title ?? '' };
  const { into } = values;
  const written = into === undefined ? makeRemote(workspace, remote) : makeOwnRemote(workspace, remote, into);
  for (const path of written) console.log(`wrote ${path}`);
  console.log(
    into === undefined
      ? `Next: npm install && npm run dev -- ${app}`
      : 'Next, there: npm install && npm run build',
  );
});
