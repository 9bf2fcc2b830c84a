import { storageFrom } from '../configuration.ts';
import { shellsFor } from '../gate/index.ts';
import { authorIn } from '../publication/index.ts';
import { pointerOf, type ReleaseStorage, steerCanary } from '../releases/index.ts';
import { workspace } from '../workspace.ts';
import { command, requiredWord } from './command.ts';
import { passGate } from './publish-gate.ts';

const usage = 'npm run canary -- <app> back|everyone|check|<per cent>';

/** Runs the publish gate on a running canary, against what is live now (RELEASE-26). Returns the shells that it fits. */
async function checkedCanary(storage: ReleaseStorage, app: string): Promise<string[] | undefined> {
  const canary = (await pointerOf(storage, app))?.canary;
  const record = canary && (await storage.read(app, canary.release));
  if (!record) throw new Error(`${app} has no canary.`);
  await passGate(storage, record);
  return record.remote && (await shellsFor(storage, app));
}

/** Ends a running canary, makes it live for everyone, or changes its share; `check`: see `checkedCanary`. */
await command(async (args) => {
  const app = requiredWord(args, 0, usage);
  const to = requiredWord(args, 1, usage);
  const storage = storageFrom(process.env);
  const by = authorIn(workspace);
  if (to === 'check') {
    await checkedCanary(storage, app);
    console.log(`The canary of ${app} passed the publish gate with what is live now.`);
    return;
  }
  if (to === 'everyone') {
    const fits = await checkedCanary(storage, app);
    const { release } = await steerCanary(storage, app, { by, end: to, fits });
    console.log(`${app} ${release} goes to everyone from the next page load.`);
    return;
  }
  const step = to === 'back' ? ({ by, end: to } as const) : { by, share: Number(to) };
  const { release } = await steerCanary(storage, app, step);
  const outcome = to === 'back' ? 'has stepped back' : `goes to ${to} % of visitors`;
  console.log(`${app} ${release} ${outcome} from the next page load.`);
});
