import { parseArgs } from 'node:util';
import { storageFrom } from '../configuration.ts';
import { authorIn } from '../publication/index.ts';
import { rollBack } from '../releases/index.ts';
import { workspace } from '../workspace.ts';
import { command, requiredWord } from './command.ts';

const usage = 'npm run rollback -- <app> [release] [--force "<reason>"]';

/** Rolls one application back to its previous release, or to the one named. */
await command(async () => {
  const began = performance.now();
  const { values, positionals } = parseArgs({
    options: { force: { type: 'string' } },
    allowPositionals: true,
  });
  const app = requiredWord(positionals, 0, usage);
  const target = { to: positionals[1], reason: values.force };
  const move = await rollBack(storageFrom(process.env), app, authorIn(workspace), target);
  const seconds = ((performance.now() - began) / 1000).toFixed(2);
  console.log(`${app} runs ${move.release} again for the next page load (${seconds} s).`);
});
