import { applicationNamed } from '../applications.ts';
import { storageFrom } from '../configuration.ts';
import { authorIn } from '../publication/index.ts';
import { steerCanary } from '../releases/index.ts';
import { workspace } from '../workspace.ts';
import { command, requiredWord } from './command.ts';

const usage = 'npm run canary -- <app> back|everyone|<per cent>';

/** Takes a running canary back, on to everyone, or to another share of visitors. */
await command(async (words) => {
  const { app } = applicationNamed(workspace, requiredWord(words, 0, usage));
  const to = requiredWord(words, 1, usage);
  const by = authorIn(workspace);
  const step = to === 'back' || to === 'everyone' ? ({ by, end: to } as const) : { by, share: Number(to) };
  const { release } = await steerCanary(storageFrom(process.env), app, step);
  const outcome =
    to === 'back' ? 'has stepped back' : `goes to ${to === 'everyone' ? to : `${to} % of visitors`}`;
  console.log(`${app} ${release} ${outcome} from the next page load.`);
});
