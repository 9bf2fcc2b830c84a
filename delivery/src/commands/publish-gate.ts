import type { Application } from '../applications.ts';
import { browserIn, callsOf, inspectRemote, inspectShell } from '../gate/index.ts';
import { authorIn } from '../publication/index.ts';
import { liveReleases, type ReleaseRecord, type Shelf } from '../releases/index.ts';
import { workspace } from '../workspace.ts';

/** The site whose API a candidate will talk to: `SITE_URL`, by default the one of `npm start`. */
const siteUrl = (): string => process.env.SITE_URL ?? `http://localhost:${process.env.PORT ?? 8080}`;

/**
 * Inspects a stored candidate, stores the result beside it and returns the reasons against it. What couldn't be
 * inspected on this machine is reported, not hidden.
 */
export async function inspect(
  shelf: Shelf,
  candidate: ReleaseRecord,
  application?: Application,
): Promise<string[]> {
  const browser = browserIn(process.env);
  const calls = await callsOf(siteUrl());
  if (!browser) console.log('Not drawn: there is no Chromium here (CHROMIUM_PATH names one).');
  if (!calls)
    console.log(`Its API calls are not compared: no API answers at ${siteUrl()} (SITE_URL names another).`);
  const look = candidate.host ? inspectShell : inspectRemote;
  const beside = await liveReleases(shelf);
  const findings = await look({ shelf, workspace, candidate, application, browser, calls });
  const reasons = findings.map(({ check, sentence }) => `${check}: ${sentence}`);
  const at = new Date().toISOString();
  const { app, release } = candidate;
  // A candidate that wasn't rendered hasn't passed: it is rendered when somebody next promotes it.
  if (browser || reasons.length > 0) {
    await shelf.noteInspection(app, { release, reasons, beside, by: authorIn(workspace), at });
  }
  return reasons;
}

/** Lets a stored candidate through to its pointer or throws with the reasons why not. */
export async function passGate(
  shelf: Shelf,
  candidate: ReleaseRecord,
  application?: Application,
): Promise<void> {
  const reasons = await inspect(shelf, candidate, application);
  if (reasons.length === 0) return;
  const lines = reasons.map((reason) => `  ${reason}`);
  throw new Error(`${candidate.app} ${candidate.release} does not go live.\n${lines.join('\n')}`);
}
