import path from 'node:path';
import { untilHealthy } from '../processes/health.ts';
import { postAddresses } from './address-card.ts';
import { type Addresses, apiEnvironment, type Environment, type SiteFlags } from './environment.ts';
import { databaseIn, logOf, superviseMongo, superviseServer } from './parts.ts';
import { claimPort, freePort } from './ports.ts';
import { ensureReleases } from './releases.ts';
import { secretsIn } from './secrets.ts';
import { apiServer, gatewayServer, standInsServer } from './servers.ts';
import { allDone, timedSteps } from './steps.ts';
import { createSupervisor, type PartName, type Supervisor } from './supervisor.ts';
import { WORKSPACE } from './workspace.ts';

export type SiteOptions = {
  /** The site's port; 0 for any free one. */
  port: number;
  /** Database, mails and payments of the stand-ins, secrets, logs. One site at a time holds it. */
  dataDir: string;
  /** Folder of the releases; the project's own by default. */
  releasesDir?: string;
  /** Address that the gateway listens on; loopback by default. */
  host?: string;
  /** Both on by default. */
  flags?: Partial<SiteFlags>;
  /** Configures real services instead of stand-ins; the process's own environment by default. */
  env?: Environment;
  /** Called with a line when a step is done or a process has died. */
  report?: (line: string) => void;
  /** Aborts the start; a running site is ended by its `stop`. */
  signal?: AbortSignal;
};

export type Site = Addresses & {
  /** The site as a browser sees it: `http://localhost:PORT`. */
  url: string;
  mongodbUri: string;
  /** The current process id of a part, for tests that kill it. */
  pidOf(name: PartName): number | undefined;
  /** Ends every process in order and gracefully. */
  stop(): Promise<void>;
};

const ANY = ['0.0.0.0', '::'];

type Plan = Required<Omit<SiteOptions, 'flags' | 'signal'>> & { flags: SiteFlags; addresses: Addresses };

/**
 * Starts the whole site in child processes and resolves when it is ready; missing front ends are built first.
 * @throws StartProblem if it can't start; nothing is left running then.
 */
export async function startSite(options: SiteOptions): Promise<Site> {
  const plan = await planOf(options);
  const supervisor = createSupervisor();
  const abandonStart = () => void supervisor.stop();
  options.signal?.addEventListener('abort', abandonStart);
  try {
    const mongodbUri = await startParts(plan, supervisor);
    const where = { url: plan.addresses.publicOrigin, ...plan.addresses, mongodbUri };
    const takeDown = postAddresses(plan.dataDir, where);
    return {
      ...where,
      pidOf: supervisor.pidOf,
      stop: async () => {
        takeDown();
        await supervisor.stop();
      },
    };
  } catch (error) {
    await supervisor.stop();
    throw error;
  } finally {
    options.signal?.removeEventListener('abort', abandonStart);
  }
}

async function planOf({ flags, signal: _signal, ...options }: SiteOptions): Promise<Plan> {
  const host = options.host ?? '127.0.0.1';
  const port = await claimPort(options.port, host);
  const [api, standIns, smtp] = await Promise.all([freePort(), freePort(), freePort()]);
  return {
    ...options,
    port,
    host,
    dataDir: path.resolve(options.dataDir),
    releasesDir: path.resolve(options.releasesDir ?? path.join(WORKSPACE, '.local/releases')),
    env: options.env ?? process.env,
    report: options.report ?? (() => undefined),
    flags: { demoData: true, devMode: true, openStandIns: false, ...flags },
    addresses: {
      publicOrigin: `http://localhost:${port}`,
      gateway: `http://${ANY.includes(host) ? '127.0.0.1' : host}:${port}`,
      api: `http://127.0.0.1:${api}`,
      standIns: `http://127.0.0.1:${standIns}`,
      smtp: `smtp://127.0.0.1:${smtp}`,
    },
  };
}

/** Starts every part and returns the database's address. */
async function startParts(plan: Plan, supervisor: Supervisor): Promise<string> {
  const { env: given, addresses, dataDir, host, releasesDir, report, flags } = plan;
  const secrets = secretsIn(dataDir);
  const { signal } = supervisor;
  const settings = { dataDir, report, signal };
  const servers = { given, addresses, dataDir };
  const step = timedSteps(report);

  const [mongodbUri] = await allDone([
    given.MONGODB_URI
      ? Promise.resolve(given.MONGODB_URI)
      : step('database', supervisor.add('database', superviseMongo(settings))).then(({ uri }) => uri),
    step(
      'stand-ins of payments, mail and carrier',
      supervisor.add('stand-ins', superviseServer(standInsServer(servers, secrets.stripeWebhook), settings)),
    ),
    step('front ends built and released', ensureReleases(releasesDir, report, signal)),
  ]);
  const databaseFolder = given.MONGODB_URI ? undefined : databaseIn(dataDir);
  const env = apiEnvironment({ given, addresses, mongodbUri, databaseFolder, secrets, flags });
  await allDone([
    step('API', supervisor.add('api', superviseServer(apiServer(env, addresses), settings))),
    step(
      'gateway',
      supervisor.add(
        'gateway',
        superviseServer(
          gatewayServer(servers, { host, releasesDir, openStandIns: flags.openStandIns }),
          settings,
        ),
      ),
    ),
  ]);
  await step(
    'data in, everything ready',
    untilHealthy({
      name: 'the site',
      url: `${addresses.gateway}/api/health/ready`,
      logFile: logOf(dataDir, 'api'),
      signal,
    }),
  );
  return mongodbUri;
}
