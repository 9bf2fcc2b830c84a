import { applicationsIn } from '../applications.ts';
import { shelfFrom } from '../configuration.ts';
import { ensureReleases } from '../publication/index.ts';
import { workspace } from '../workspace.ts';
import { command } from './command.ts';

/** Builds and points at each application whose present sources have no release yet. `npm start` runs this. */
await command(() =>
  ensureReleases(shelfFrom(process.env), applicationsIn(workspace), workspace, ({ app, built, seconds }) => {
    if (built) console.log(`built ${app} in ${seconds.toFixed(1)} s`);
  }),
);
