import type { Application } from '../applications.ts';
import { pointerOf, type ReleaseRecord, type Shelf } from '../releases/index.ts';
import type { KnownCalls } from './api-stub.ts';
import type { Finding, Meeting } from './finding.ts';
import { placeFindings } from './places.ts';
import { renderingFindings } from './rendering.ts';
import { sharedModuleFindings, singletonFindings } from './shares.ts';
import { sizeFindings } from './sizes.ts';
import { styleFindings } from './styles.ts';
import { typeFindings } from './types.ts';

export type GateOptions = {
  shelf: Shelf;
  workspace: string;
  candidate: ReleaseRecord;
  /** The candidate's sources; without them its types are not looked at again. */
  application?: Application;
  /** Path of a Chromium; without one the candidate is not drawn. */
  browser?: string;
  calls?: KnownCalls;
};

async function liveRecords(shelf: Shelf): Promise<ReleaseRecord[]> {
  const apps = await shelf.applications();
  const records = apps.map(async (app) => {
    const pointer = await pointerOf(shelf, app);
    return pointer && shelf.read(app, pointer.current.release);
  });
  return (await Promise.all(records)).filter((record) => !!record);
}

/** The shells that a page may have when the candidate goes live: the current one, and the one to which it may fall back. */
async function shellsOf(
  shelf: Shelf,
  live: ReleaseRecord[],
  app: string,
): Promise<Array<Omit<Meeting, 'candidate'>>> {
  const shell = live.find(({ host }) => host);
  if (!shell) return [];
  const previous = (await pointerOf(shelf, shell.app))?.previous;
  // Where what runs of this remote came with the live shell (a house that was built anew), nobody can go back alone.
  const fits = (await pointerOf(shelf, app))?.current.fits;
  const isWayBack = previous && (!fits || fits.includes(previous));
  const before = isWayBack && (await shelf.read(shell.app, previous));
  const current = { shell, shellWords: `the live shell (${shell.release})` };
  return before
    ? [current, { shell: before, shellWords: `the shell before it (${before.release})` }]
    : [current];
}

async function meetingFindings(meeting: Meeting, options: GateOptions): Promise<Finding[]> {
  const { shelf, candidate, application, browser, calls, workspace } = options;
  const { shell, shellWords } = meeting;
  const folder = await shelf.folderOf(shell.app, shell.release);
  const read = [
    ...sharedModuleFindings(meeting),
    ...(application ? await typeFindings(application, shell, folder, shellWords, workspace) : []),
  ];
  if (read.length > 0 || !browser) return read;
  const overrides = { [shell.app]: shell.release, [candidate.app]: candidate.release };
  return renderingFindings({ shelf, meeting, overrides, calls, executablePath: browser });
}

/**
 * Looks at a stored remote before its pointer moves: alone (size, styles, path, second copies), and against the live
 * shell and the one before it (shared modules, types, every route drawn in a browser). No finding: it may go live.
 * What reading finds is told before anything is drawn: a candidate that can't fit would only fail in stranger words.
 */
export async function inspectRemote(options: GateOptions): Promise<Finding[]> {
  const { shelf, candidate } = options;
  const live = await liveRecords(shelf);
  const alone = [
    ...sizeFindings(candidate),
    ...(await styleFindings(candidate, await shelf.folderOf(candidate.app, candidate.release))),
    ...placeFindings(candidate, live),
    ...singletonFindings({ candidate }),
  ];
  if (alone.length > 0) return alone;
  for (const shell of await shellsOf(shelf, live, candidate.app)) {
    const findings = await meetingFindings({ candidate, ...shell }, options);
    if (findings.length > 0) return findings;
  }
  return [];
}

/** Releases of the shell that `inspectRemote` holds a candidate against. */
export async function shellsFor(shelf: Shelf, app: string): Promise<string[]> {
  const shells = await shellsOf(shelf, await liveRecords(shelf), app);
  return shells.map(({ shell }) => shell.release);
}

/** Looks at a stored shell before its pointer moves: every live remote must find in it what it wants, and be drawn. */
export async function inspectShell(options: GateOptions): Promise<Finding[]> {
  const { shelf, candidate: shell, browser, calls } = options;
  const remotes = (await liveRecords(shelf)).filter(({ remote }) => remote);
  const shellWords = `the new shell (${shell.release})`;
  const missing = remotes.flatMap((candidate) => sharedModuleFindings({ candidate, shell, shellWords }));
  if (missing.length > 0 || !browser) return missing;
  const findings: Finding[] = [];
  for (const candidate of remotes) {
    const meeting = { candidate, shell, shellWords };
    const overrides = { [shell.app]: shell.release };
    findings.push(
      ...(await renderingFindings({ shelf, meeting, overrides, calls, executablePath: browser })),
    );
  }
  return findings;
}
