import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from 'playwright-core';
import { createGateway } from '../gateway/application.ts';
import type { Overrides } from '../gateway/registry.ts';
import type { ReleaseStorage } from '../releases/index.ts';
import type { KnownCalls } from './api-stub.ts';
import type { Finding, Meeting } from './finding.ts';
import { frameOf } from './frame.ts';
import { visitorOf } from './small-shop.ts';
import { visit } from './visit.ts';

export type RenderingOptions = {
  storage: ReleaseStorage;
  meeting: Meeting;
  /** Other candidates or earlier releases to use in the composition. */
  overrides: Overrides;
  /** The live API's calls; undefined if it couldn't be reached. */
  calls?: KnownCalls;
  executablePath?: string;
};

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
  const firstPage = new URL(basePath, origin);
  const hasFrame = visitorOf(candidate.remote) === 'customer';
  const frame = hasFrame ? await frameOf(browser, firstPage, candidate) : undefined;
  const visiting = { candidate, calls: options.calls };
  const first = await visit(browser, firstPage, { ...visiting, frame });
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
      findings.push(...findingsOf(next, (await visit(browser, new URL(next, origin), visiting)).faults));
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
