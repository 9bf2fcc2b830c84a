import { applicationNamed } from '../applications.ts';
import { storageFrom } from '../configuration.ts';
import { authorIn } from '../publication/index.ts';
import { rollBack } from '../releases/index.ts';
import { workspace } from '../workspace.ts';
import { command, requiredWord } from './command.ts';

/** Rolls one application back to its previous release, or to the one named. */
await command(async (words) => {
  const began = performance.now();
  const { app } = applicationNamed(workspace, requiredWord(words, 0, 'npm run rollback -- <app> [release]'));
  const move = await rollBack(storageFrom(process.env), app, authorIn(workspace), words[1]);
  const seconds = ((performance.now() - began) / 1000).toFixed(2);
  console.log(`${app} runs ${move.release} again for the next page load (${seconds} s).`);
});
