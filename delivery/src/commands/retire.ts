import { storageFrom } from '../configuration.ts';
import { authorIn } from '../publication/index.ts';
import { retireRemote } from '../releases/index.ts';
import { workspace } from '../workspace.ts';
import { command, requiredWord } from './command.ts';

const usage = 'npm run retire -- <app>';

/** Takes a remote off the site. Its workspace may no longer exist. */
await command(async (args) => {
  const app = requiredWord(args, 0, usage);
  const { release } = await retireRemote(storageFrom(process.env), app, authorIn(workspace));
  console.log(`${app} is off the site from the next page load. Back: npm run promote -- ${app} ${release}`);
});
