import { applicationNamed } from '../applications.ts';
import { shelfFrom } from '../configuration.ts';
import { developmentSite } from '../development/site.ts';
import { watchRemote } from '../development/watch.ts';
import { workspace } from '../workspace.ts';
import { command, requiredWord } from './command.ts';

const { DEV_PORT = '8090', SITE_URL = 'http://localhost:8080' } = process.env;

async function isUp(siteUrl: string): Promise<boolean> {
  return fetch(`${siteUrl}/health`, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Runs one remote inside the released site; open pages take each change of its sources over. */
await command(async (words) => {
  const application = applicationNamed(workspace, requiredWord(words, 0, 'npm run dev -- <remote>'));
  if (!application.remote) throw new Error('The shell has no page of its own: name a remote.');
  if (!(await isUp(SITE_URL))) {
    throw new Error(`No site answers at ${SITE_URL}. In another terminal: npm start (or set SITE_URL).`);
  }
  const { folder, close } = watchRemote(application, workspace, ({ milliseconds, hash, errors }) => {
    console.log(errors ?? `built in ${milliseconds} ms`);
    if (!errors) builds.emit('built', hash);
  });
  const { handler, builds } = developmentSite({
    application,
    folder,
    shelf: shelfFrom(process.env),
    siteUrl: SITE_URL,
  });
  const server = handler.listen(Number(DEV_PORT), '127.0.0.1', (failure) => {
    if (failure) {
      console.error(`Port ${DEV_PORT} can't be used (${failure.message}). DEV_PORT names another one.`);
      process.exit(1);
    }
    console.log(
      `${application.app} as it is in your editor: http://localhost:${DEV_PORT}${application.remote?.basePath}`,
    );
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      server.closeAllConnections();
      server.close();
      await close();
      process.exit(0);
    });
  }
});
