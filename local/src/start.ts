import path from 'node:path';
import { parseArgs } from 'node:util';
import { StartProblem } from './processes/start-problem.ts';
import { type Site, startSite, watchApi } from './site/index.ts';
import { portFrom } from './site/ports.ts';
import { secondsSince } from './site/steps.ts';
import { onStopAsked } from './site/stop-signals.ts';
import { welcome } from './site/welcome.ts';
import { WORKSPACE } from './site/workspace.ts';

const USAGE = `npm start -- [--bare] [--no-dev-mode | --dev-mode] [--open-stand-ins] [--adapters] [--watch]
  --bare         starts without the demonstration data
  --no-dev-mode  staff sign in by a link that arrives in the mailbox
  --dev-mode     keeps dev mode although SITE_HOST is another address than this machine's own
  --open-stand-ins  shows the mailbox and the test payment pages to other machines, too
  --adapters     mail by SMTP, pictures in a bucket, staff also sign in by OpenID Connect: each with its stand-in
  --watch        restarts the API when its code changes
  PORT           the site's port (8080)
  SITE_HOST      the address it listens on (127.0.0.1)
  DATA_DIR       where the database, mails, payments and logs are kept (.local)
  RELEASES_DIR   where the front ends' releases are (.local/releases)
What takes the place of a stand-in is listed in .env.example.`;

/** A site that listens to other machines has dev mode only if it is told so by name (STAFF-6). */
const isOwnAddress = (host: string | undefined): boolean =>
  !host || /^(localhost|127(\.\d+){3}|::1)$/.test(host);

type Flags = {
  bare: boolean;
  devMode: boolean;
  openStandIns: boolean;
  adapters: boolean;
  watch: boolean;
  help: boolean;
};

function flagsFrom(args: string[]): Flags {
  try {
    const { values } = parseArgs({
      args,
      options: {
        bare: { type: 'boolean', default: false },
        'dev-mode': { type: 'boolean', default: false },
        'no-dev-mode': { type: 'boolean', default: false },
        'open-stand-ins': { type: 'boolean', default: false },
        adapters: { type: 'boolean', default: false },
        watch: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    return {
      bare: values.bare,
      devMode: !values['no-dev-mode'] && (values['dev-mode'] || isOwnAddress(process.env.SITE_HOST)),
      openStandIns: values['open-stand-ins'],
      adapters: values.adapters,
      watch: values.watch,
      help: values.help,
    };
  } catch (error) {
    throw new StartProblem(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

async function start(): Promise<void> {
  const { bare, devMode, openStandIns, adapters, watch, help } = flagsFrom(process.argv.slice(2));
  if (help) return console.log(USAGE);
  const began = performance.now();
  const starting = new AbortController();
  let site: Site | undefined;
  onStopAsked(async () => {
    console.log('Stopping');
    starting.abort();
    await site?.stop();
  });
  console.log('Starting the site');
  site = await startSite({
    port: portFrom(process.env.PORT),
    host: process.env.SITE_HOST || undefined,
    dataDir: path.resolve(WORKSPACE, process.env.DATA_DIR || '.local'),
    releasesDir: process.env.RELEASES_DIR || undefined,
    flags: {
      demoData: !bare,
      demoRuns: !bare && process.env.DEMO_RUNS !== 'false',
      devMode,
      openStandIns,
      adapters,
    },
    report: (line) => console.log(`  ${line}`),
    signal: starting.signal,
  }).catch((error) => {
    if (starting.signal.aborted) return undefined;
    throw error;
  });
  if (!site) return;
  if (watch) watchApi(site, starting.signal);
  console.log(`${secondsSince(began).trim()} and it is up`);
  console.log(welcome({ url: site.url, demoData: !bare, devMode, given: process.env }));
}

start().catch((error: unknown) => {
  console.error(error instanceof StartProblem ? error.message : error);
  process.exitCode = 1;
});
