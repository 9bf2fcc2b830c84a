import type { Application } from '../applications.ts';
import { browserIn, callsOf, inspectRemote, inspectShell } from '../gate/index.ts';
import { authorIn } from '../publication/index.ts';
import { liveReleases, type ReleaseRecord, type ReleaseStorage } from '../releases/index.ts';
import { workspace } from '../workspace.ts';

/** The site whose API the candidate will call: `SITE_URL`, by default that of `npm start`. */
const siteUrl = (): string => process.env.SITE_URL ?? `http://localhost:${process.env.PORT ?? 8080}`;

/**
 * Inspects a stored candidate, stores the result beside it and returns the reasons against it. What couldn't be
 * inspected on this machine is reported, not hidden.
 */
export async function inspect(
  storage: ReleaseStorage,
  candidate: ReleaseRecord,
  application?: Application,
): Promise<string[]> {
  const browser = browserIn(process.env);
  const calls = await callsOf(siteUrl());
  if (!browser) console.log('Skipped the browser checks: no Chromium found. Set CHROMIUM_PATH.');
  if (!calls)
    console.log(
      `Skipped the check of its API calls: no API is running at ${siteUrl()}. Set SITE_URL to use another.`,
    );
  const look = candidate.host ? inspectShell : inspectRemote;
  const beside = await liveReleases(storage);
  const findings = await look({ storage, workspace, candidate, application, browser, calls });
  const reasons = findings.map(({ check, sentence }) => `${check}: ${sentence}`);
  const at = new Date().toISOString();
  const { app, release } = candidate;
  // A candidate that wasn't rendered hasn't passed: it is rendered when someone next promotes it.
  if (browser || reasons.length > 0) {
    await storage.noteInspection(app, { release, reasons, beside, by: authorIn(workspace), at });
  }
  return reasons;
}

/** Runs the publish gate on a stored candidate. Throws with the reasons if it fails. */
export async function passGate(
  storage: ReleaseStorage,
  candidate: ReleaseRecord,
  application?: Application,
): Promise<void> {
  const reasons = await inspect(storage, candidate, application);
  if (reasons.length === 0) return;
  const lines = reasons.map((reason) => `  ${reason}`);
  throw new Error(`${candidate.app} ${candidate.release} was not released.\n${lines.join('\n')}`);
}
