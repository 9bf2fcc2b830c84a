import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium, type Page } from 'playwright-core';
import { createGateway } from '../gateway/application.ts';
import type { Overrides } from '../gateway/registry.ts';
import type { ReleaseStorage } from '../releases/index.ts';
import { answerApi, type KnownCalls } from './api-stub.ts';
import type { Finding, Meeting } from './finding.ts';

export type RenderingOptions = {
  storage: ReleaseStorage;
  meeting: Meeting;
  /** Other candidates or earlier releases to use in the composition. */
  overrides: Overrides;
  /** The live API's calls; undefined if it couldn't be reached. */
  calls?: KnownCalls;
  executablePath?: string;
};

/** Timeout for one page, in milliseconds. */
const patience = 10_000;

/** Every path that the candidate's routes define, with `1` for each parameter. */
async function addressesOf(page: Page, name: string, basePath: string): Promise<string[]> {
  const paths = await page.evaluate(async (container) => {
    type Route = { path?: string; index?: boolean; children?: Route[] };
    type Host = { name: string; loadRemote(id: string): Promise<{ routes: Route[] }> };
    const { __FEDERATION__ } = globalThis as unknown as { __FEDERATION__: { __INSTANCES__: Host[] } };
    const host = __FEDERATION__.__INSTANCES__.find((each) => each.name === 'shell');
    const served = await host?.loadRemote(`${container}/routes`);
    const below = (routes: Route[], base: string): string[] =>
      routes.flatMap(({ path = '', children = [] }) => {
        const here = path.startsWith('/') ? path : [base, path].filter(Boolean).join('/');
        return [here, ...below(children, here)];
      });
    return below(served?.routes ?? [], '');
  }, name);
  const base = basePath === '/' ? '' : basePath;
  const addresses = paths
    .filter((path) => !path.includes('*'))
    .map((path) => (path.startsWith('/') ? path : `${base}/${path}`))
    .map((path) => path.replace(/:[^/]+/g, '1').replace(/(.)\/$/, '$1'));
  return [...new Set([basePath, ...addresses])];
}

/** Opens one address as an admitted visitor, and as a new one where the page says nothing of the kind of visitor. */
async function faultsAt(browser: Browser, origin: string, path: string, options: RenderingOptions) {
  // A service worker's requests would bypass the fake API.
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await answerApi(page, options.calls, (fault) => faults.push(fault));
  try {
    await page.goto(`${origin}${path}`, { waitUntil: 'networkidle', timeout: patience });
    const notice = page.getByRole('alert').filter({ hasText: 'can’t be shown right now' });
    if ((await notice.count()) > 0 && faults.length === 0) faults.push('the page fails');
    const { remote } = options.meeting.candidate;
    const found = faults.length === 0 && remote && path === remote.basePath;
    return { faults, addresses: found ? await addressesOf(page, remote.name, remote.basePath) : [] };
  } catch (failure) {
    const words = failure instanceof Error ? failure.message : String(failure);
    const stuck = words.includes('Timeout') ? `does not come to rest within ${patience / 1000} s` : words;
    return { faults: [...faults, stuck.split('\n')[0] ?? ''], addresses: [] };
  } finally {
    await context.close();
  }
}

const outside = (basePath: string, address: string): boolean =>
  basePath !== '/' && address !== basePath && !address.startsWith(`${basePath}/`);

/** Pages rendered in parallel. */
const atOnce = 3;

async function visitAll(browser: Browser, origin: string, options: RenderingOptions): Promise<Finding[]> {
  const { candidate, shellWords } = options.meeting;
  const basePath = candidate.remote?.basePath ?? '/';
  const findingsOf = (path: string, faults: string[]): Finding[] =>
    [...new Set(faults)].map((fault) => ({
      check: 'rendering',
      sentence: `${path} in ${shellWords}: ${fault}`,
    }));
  const first = await faultsAt(browser, origin, basePath, options);
  const findings = findingsOf(basePath, first.faults);
  const waiting: string[] = [];
  for (const address of first.addresses.filter((each) => each !== basePath)) {
    if (!outside(basePath, address)) waiting.push(address);
    else {
      const sentence = `${candidate.app} has a route ${address} outside of its base path ${basePath}.`;
      findings.push({ check: 'routes', sentence });
    }
  }
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      findings.push(...findingsOf(next, (await faultsAt(browser, origin, next, options)).faults));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return findings;
}

/** Renders every route of the candidate in a real browser, in the composition it would go live in. */
export async function renderingFindings(options: RenderingOptions): Promise<Finding[]> {
  const { storage, overrides, executablePath } = options;
  const server = createGateway({ storage, apiUrl: 'http://127.0.0.1:9', overrides }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    return await visitAll(browser, `http://127.0.0.1:${port}`, options);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}
