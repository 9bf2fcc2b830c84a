import { pointerOf, type ReleaseRecord, type ReleaseStorage } from '../releases/index.ts';
import type { KnownCalls } from './api-calls.ts';
import { earlyCallFindings } from './early-calls.ts';
import type { Finding, Meeting } from './finding.ts';
import { placeFindings } from './places.ts';
import { renderingFindings } from './rendering.ts';
import { sharedModuleFindings, singletonFindings } from './shares.ts';
import { sizeFindings } from './sizes.ts';
import { styleFindings } from './styles.ts';
import { typeFindings } from './types.ts';

export type GateOptions = {
  storage: ReleaseStorage;
  workspace: string;
  candidate: ReleaseRecord;
  /** Path of a Chromium; without one the candidate isn't rendered. */
  browser?: string;
  calls?: KnownCalls;
};

async function recordsOf(storage: ReleaseStorage, which: 'current' | 'canary'): Promise<ReleaseRecord[]> {
  const apps = await storage.applications();
  const records = apps.map(async (app) => {
    const move = (await pointerOf(storage, app))?.[which];
    return move && storage.read(app, move.release);
  });
  return (await Promise.all(records)).filter((record) => !!record);
}

const liveRecords = (storage: ReleaseStorage) => recordsOf(storage, 'current');

/** Checks that no other remote, live or as a canary, has the candidate's path or name. */
async function takenPlaces(storage: ReleaseStorage, candidate: ReleaseRecord, live: ReleaseRecord[]) {
  const taken = placeFindings(candidate, live);
  return taken.length > 0 ? taken : placeFindings(candidate, await recordsOf(storage, 'canary'));
}

/** The shells a page may run when the candidate goes live: the current one, and the one it may fall back to. */
async function shellsOf(
  storage: ReleaseStorage,
  live: ReleaseRecord[],
  app: string,
): Promise<Array<Omit<Meeting, 'candidate'>>> {
  const shell = live.find(({ host }) => host);
  if (!shell) return [];
  const previous = (await pointerOf(storage, shell.app))?.previous;
  // A remote released together with the live shell can't be combined with the shell before it.
  const fits = (await pointerOf(storage, app))?.current.fits;
  const isWayBack = previous && (!fits || fits.includes(previous));
  const before = isWayBack && (await storage.read(shell.app, previous));
  const judged = 'remote' as const;
  const current = { shell, judged, shellName: `the live shell (${shell.release})` };
  return before
    ? [current, { shell: before, judged, shellName: `the shell before it (${before.release})` }]
    : [current];
}

async function readFindings(meeting: Meeting, options: GateOptions): Promise<Finding[]> {
  const { storage, workspace } = options;
  const unfit = await typeFindings([meeting.candidate], meeting, storage, workspace);
  return [...sharedModuleFindings(meeting), ...unfit];
}

async function drawnFindings(meeting: Meeting, options: GateOptions, presses: boolean): Promise<Finding[]> {
  const { storage, candidate, browser, calls } = options;
  if (!browser) return [];
  const overrides = { [meeting.shell.app]: meeting.shell.release, [candidate.app]: candidate.release };
  return renderingFindings({ storage, meeting, overrides, calls, executablePath: browser, presses });
}

/**
 * Checks a stored remote before it goes live: by itself (size, styles, path, duplicate packages, early calls), and against the live
 * shell and the one before it (shared modules, types, every route rendered in a browser). No findings: it may go live.
 * Static findings are returned before anything is rendered, because an incompatible candidate fails less clearly there.
 */
export async function inspectRemote(options: GateOptions): Promise<Finding[]> {
  const { storage, candidate, calls } = options;
  const live = await liveRecords(storage);
  const alone = [
    ...sizeFindings(candidate),
    ...(await styleFindings(candidate, await storage.folderOf(candidate.app, candidate.release))),
    ...(await takenPlaces(storage, candidate, live)),
    ...singletonFindings({ candidate }),
    ...earlyCallFindings(candidate, calls),
  ];
  if (alone.length > 0) return alone;
  const meetings = (await shellsOf(storage, live, candidate.app)).map((shell) => ({ candidate, ...shell }));
  const read = await Promise.all(meetings.map((meeting) => readFindings(meeting, options)));
  const unfit = read.find((findings) => findings.length > 0);
  if (unfit) return unfit;
  for (const [at, meeting] of meetings.entries()) {
    // Behaviour is the same in the previous shell, where pages are only rendered.
    const findings = await drawnFindings(meeting, options, at === 0);
    if (findings.length > 0) return findings;
  }
  return [];
}

/** The shell releases that `inspectRemote` checks a candidate against. */
export async function shellsFor(storage: ReleaseStorage, app: string): Promise<string[]> {
  const shells = await shellsOf(storage, await liveRecords(storage), app);
  return shells.map(({ shell }) => shell.release);
}

/**
 * Checks a stored shell before it goes live: it must provide what every live remote needs, with the names that it imports and
 * types that its sources fit, and each must render.
 */
export async function inspectShell(options: GateOptions): Promise<Finding[]> {
  const { storage, workspace, candidate: shell, browser, calls } = options;
  const live = await liveRecords(storage);
  const remotes = live.filter(({ remote }) => remote);
  const met = { shell, shellName: `the new shell (${shell.release})`, judged: 'shell' as const };
  const missing = remotes.flatMap((candidate) => sharedModuleFindings({ candidate, ...met }));
  if (missing.length > 0) return missing;
  const between = { ...met, before: live.find(({ host }) => host) };
  const unfit = await typeFindings(remotes, between, storage, workspace);
  if (unfit.length > 0 || !browser) return unfit;
  const findings: Finding[] = [];
  for (const candidate of remotes) {
    const meeting = { candidate, ...met };
    const overrides = { [shell.app]: shell.release };
    const rendering = { storage, meeting, overrides, calls, executablePath: browser, presses: true };
    findings.push(...(await renderingFindings(rendering)));
  }
  return findings;
}
