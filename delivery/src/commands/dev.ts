import type { AddressInfo } from 'node:net';
import { applicationNamed } from '../applications.ts';
import { storageFrom } from '../configuration.ts';
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

/** Runs one remote inside the released site and hot-replaces its modules on open pages as they change. */
await command(async (args) => {
  const application = applicationNamed(workspace, requiredWord(args, 0, 'npm run dev -- <remote>'));
  if (!application.remote) throw new Error('The shell has no pages of its own. Name a remote instead.');
  if (!(await isUp(SITE_URL))) {
    throw new Error(`No site is running at ${SITE_URL}. Run npm start in another terminal, or set SITE_URL.`);
  }
  const { folder, close } = watchRemote(application, workspace, ({ milliseconds, hash, errors }) => {
    console.log(errors ?? `built in ${milliseconds} ms`);
    if (!errors) builds.emit('built', hash);
  });
  const { handler, builds } = developmentSite({
    application,
    folder,
    storage: storageFrom(process.env),
    siteUrl: SITE_URL,
  });
  const server = handler.listen(Number(DEV_PORT), '127.0.0.1', (failure) => {
    if (failure) {
      console.error(`Port ${DEV_PORT} can't be used (${failure.message}). Set DEV_PORT to use another one.`);
      process.exit(1);
    }
    const { port } = server.address() as AddressInfo;
    console.log(
      `${application.app} as it is in your editor: http://localhost:${port}${application.remote?.basePath}`,
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
