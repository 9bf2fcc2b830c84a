import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { createGateway } from '../gateway/application.ts';
import type { Overrides } from '../gateway/registry.ts';
import type { ReleaseStorage } from '../releases/index.ts';
import { addressFindings, drawnAddresses, pathsOf } from './addresses.ts';
import type { KnownCalls } from './api-calls.ts';
import { startApiStub } from './api-stub.ts';
import type { Finding, Meeting } from './finding.ts';
import { visitorOf } from './small-shop.ts';
import { frameOf } from './surroundings.ts';
import { order, visit, visitOften } from './visit.ts';
import { newVisitor } from './visitor.ts';

export type RenderingOptions = {
  storage: ReleaseStorage;
  meeting: Meeting;
  /** Other candidates or earlier releases to use in the composition. */
  overrides: Overrides;
  /** The live API's calls; undefined if it couldn't be reached. */
  calls?: KnownCalls;
  executablePath?: string;
  /** Whether to press buttons and place an order too, or only render the pages. */
  presses: boolean;
};

/** Pages rendered in parallel. */
const atOnce = 3;

async function visitAll(browser: Browser, origin: string, options: RenderingOptions): Promise<Finding[]> {
  const { candidate, shell, shellName } = options.meeting;
  const basePath = candidate.remote?.basePath ?? '/';
  const findingsOf = (path: string, faults: string[]): Finding[] =>
    [...new Set(faults)].map((fault) => ({
      check: 'rendering',
      sentence: `${path} in ${shellName}: ${fault}`,
    }));
  const firstPage = new URL(basePath, origin);
  const hasFrame = visitorOf(candidate.remote) === 'customer';
  const frame = hasFrame ? await frameOf(browser, firstPage, candidate) : undefined;
  const { calls, presses } = options;
  const visiting = { candidate, shell, calls, presses };
  const visitors = await Promise.all(Array.from({ length: atOnce }, () => newVisitor(browser)));
  const first = await visit(visitors[0] as BrowserContext, firstPage, { ...visiting, frame });
  const findings = findingsOf(basePath, first.faults);
  const paths = pathsOf(first.routes, basePath);
  // Findings about live remotes' addresses don't count against a shell.
  if (first.faults.length === 0 && candidate.app in options.overrides)
    findings.push(...addressFindings(candidate, paths));
  if (findings.length > 0) return findings;
  const waiting = drawnAddresses(candidate, paths).filter((each) => each !== basePath);
  const visitRest = async (visitor: BrowserContext) => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      findings.push(...findingsOf(next, (await visit(visitor, new URL(next, origin), visiting)).faults));
    }
  };
  const { from, to } = candidate.remote?.order ?? {};
  const orders = async () => {
    if (from === undefined || to === undefined || !presses || findings.length > 0) return;
    const path = `${basePath}/${from}`;
    const { faults } = await order(
      await newVisitor(browser),
      new URL(path, origin),
      `${basePath}/${to}`,
      visiting,
    );
    findings.push(...findingsOf(path, faults));
  };
  const visitsOften = async () => {
    if (!presses) return;
    const { faults } = await visitOften(await newVisitor(browser), firstPage, visiting);
    findings.push(...findingsOf(basePath, faults));
  };
  await Promise.all([orders(), visitsOften(), ...visitors.map(visitRest)]);
  return findings;
}

const originOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Renders every route of the candidate in a real browser, in the composition it would go live in. */
export async function renderingFindings(options: RenderingOptions): Promise<Finding[]> {
  const { storage, overrides, executablePath, meeting } = options;
  const api = await startApiStub(visitorOf(meeting.candidate.remote));
  const apiUrl = originOf(api);
  const site = createGateway({ storage, apiUrl, localUrl: apiUrl, overrides }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    return await visitAll(browser, originOf(site), options);
  } finally {
    await browser.close();
    for (const server of [site, api]) {
      server.closeAllConnections();
      server.close();
    }
  }
}
