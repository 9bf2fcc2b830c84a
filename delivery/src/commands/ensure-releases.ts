import { applicationsIn } from '../applications.ts';
import { storageFrom } from '../configuration.ts';
import { ensureReleases } from '../publication/index.ts';
import { workspace } from '../workspace.ts';
import { command } from './command.ts';

/** Builds and releases each application whose current sources have no release yet. `npm start` runs this. */
await command(() =>
  ensureReleases(
    storageFrom(process.env),
    applicationsIn(workspace),
    workspace,
    ({ app, built, seconds }) => {
      if (built) console.log(`built ${app} in ${seconds.toFixed(1)} s`);
    },
  ),
);
