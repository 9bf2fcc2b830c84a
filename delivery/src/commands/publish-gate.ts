import type { Application } from '../applications.ts';
import { browserIn, callsOf, inspectRemote, inspectShell } from '../gate/index.ts';
import type { ReleaseRecord, Shelf } from '../releases/index.ts';
import { workspace } from '../workspace.ts';

/** The site whose API a candidate will talk to: `SITE_URL`, by default the one of `npm start`. */
const siteUrl = (): string => process.env.SITE_URL ?? `http://localhost:${process.env.PORT ?? 8080}`;

/**
 * Lets a stored candidate through to its pointer or throws with the reasons why not. What could not be looked at on
 * this machine is said, not hidden.
 */
export async function passGate(
  shelf: Shelf,
  candidate: ReleaseRecord,
  application?: Application,
): Promise<void> {
  const browser = browserIn(process.env);
  const calls = await callsOf(siteUrl());
  if (!browser) console.log('Not drawn: there is no Chromium here (CHROMIUM_PATH names one).');
  if (!calls)
    console.log(`Its API calls are not compared: no API answers at ${siteUrl()} (SITE_URL names another).`);
  const inspect = candidate.host ? inspectShell : inspectRemote;
  const findings = await inspect({ shelf, workspace, candidate, application, browser, calls });
  if (findings.length === 0) return;
  const reasons = findings.map(({ check, sentence }) => `  ${check}: ${sentence}`);
  throw new Error(`${candidate.app} ${candidate.release} does not go live.\n${reasons.join('\n')}`);
}
