import { applicationNamed } from '../applications.ts';
import { buildApplication } from '../bundling/index.ts';
import { workspace } from '../workspace.ts';
import { command, requiredWord } from './command.ts';

/** Builds one remote like a release, without storing it. */
await command(async (args) => {
  const application = applicationNamed(workspace, requiredWord(args, 0, 'npm run build -- <remote>'));
  const { folder, seconds } = await buildApplication(application, { workspace });
  console.log(`${application.app} is built (${seconds.toFixed(1)} s): ${folder}`);
});
