import { browserIn, callsOf, hasAxe, inspectRemote, inspectShell, unchecked } from '../gate/index.ts';
import { authorIn } from '../publication/index.ts';
import { liveReleases, type ReleaseRecord, type ReleaseStorage } from '../releases/index.ts';
import { workspace } from '../workspace.ts';

/** The site whose API the candidate will call: `SITE_URL`, by default that of `npm start`. */
const siteUrl = (): string => process.env.SITE_URL ?? `http://localhost:${process.env.PORT ?? 8080}`;

/** Whether checks that can't run refuse a release: with `--strict`, and always in a pipeline (`CI`). */
const isStrict = (): boolean => process.argv.includes('--strict') || !!process.env.CI;

/**
 * Inspects a stored candidate, stores the result beside it and returns the reasons against it. What can't be
 * inspected on this machine is reported, and refuses the candidate if the gate is strict.
 */
export async function inspect(storage: ReleaseStorage, candidate: ReleaseRecord): Promise<string[]> {
  const browser = browserIn(process.env);
  const calls = await callsOf(siteUrl());
  const missing = unchecked({ browser: !!browser, axe: hasAxe, siteUrl: siteUrl(), calls: !!calls });
  for (const { sentence } of missing) console.log(sentence);
  if (candidate.remote && !candidate.bundle.imports) {
    console.log(
      'It was built elsewhere: the names that it imports, the packages that it bundles and the integrity of its chunks were not checked.',
    );
  }
  const look = candidate.host ? inspectShell : inspectRemote;
  const beside = await liveReleases(storage);
  const found = await look({ storage, workspace, candidate, browser, calls });
  const findings = isStrict() ? [...missing, ...found] : found;
  const reasons = findings.map(({ check, sentence }) => `${check}: ${sentence}`);
  const at = new Date().toISOString();
  const { app, release } = candidate;
  // A candidate that wasn't rendered hasn't passed; it is rendered when someone next promotes it.
  if (browser || reasons.length > 0) {
    await storage.noteInspection(app, { release, reasons, beside, by: authorIn(workspace), at });
  }
  return reasons;
}

/** Runs the publish gate on a stored candidate. Throws with the reasons if it fails. */
export async function passGate(storage: ReleaseStorage, candidate: ReleaseRecord): Promise<void> {
  const reasons = await inspect(storage, candidate);
  if (reasons.length === 0) return;
  const lines = reasons.map((reason) => `  ${reason}`);
  throw new Error(`The publish gate refused ${candidate.app} ${candidate.release}:\n${lines.join('\n')}`);
}
