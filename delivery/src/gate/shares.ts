import { satisfies } from 'semver';
import type { Finding, Meeting } from './finding.ts';
import { refusals } from './refusals.ts';

/** Packages that a page may load only once; a second copy would have state of its own. */
const single = ['react', 'react-dom', 'scheduler', 'jotai', 'react-router', 'shared-ui', 'shared-domain'];

/** Functions that create a second store, whose state the rest of the page would not see. */
const ownStore: Record<string, string[]> = {
  jotai: ['Provider', 'createStore', 'getDefaultStore'],
  'jotai/vanilla': ['createStore', 'getDefaultStore'],
};

const finding = (sentence: string): Finding => ({ check: 'shared modules', sentence });

/** Checks that the shell's shared modules have every name that the candidate imports from them. */
function nameFindings({ candidate, shell, shellName, judged }: Meeting): Finding[] {
  const { exports: offered = {} } = shell.bundle;
  return Object.entries(candidate.bundle.imports ?? {}).flatMap(([request, names]) =>
    names
      .filter((name) => offered[request]?.includes(name) === false)
      .map((name) => finding(refusals.nameless(candidate.app, name, request, shellName, judged))),
  );
}

/** Checks that the shell provides every shared module the candidate needs, in a version it accepts and with its names. */
export function sharedModuleFindings(meeting: Meeting): Finding[] {
  const { candidate, shell, shellName, judged } = meeting;
  const { provides } = shell.bundle;
  if (!provides) return [finding(refusals.speechless(shellName))];
  const missing = Object.entries(candidate.bundle.requires ?? {}).flatMap(([request, range]) => {
    const version = provides[request];
    if (!version) return [finding(refusals.notProvided(candidate.app, request, shellName, judged))];
    if (satisfies(version, range)) return [];
    return [finding(refusals.otherVersion(candidate.app, `${request} ${range}`, shellName, version, judged))];
  });
  return [...missing, ...nameFindings(meeting)];
}

/** Checks that the candidate brings no second copy or store of what a page may load only once. */
export function singletonFindings({ candidate }: Pick<Meeting, 'candidate'>): Finding[] {
  const { packages = [], imports = {} } = candidate.bundle;
  const copies = packages
    .filter((name) => single.includes(name))
    .map((name) => finding(refusals.secondCopy(candidate.app, name)));
  const stores = Object.entries(ownStore).flatMap(([request, names]) =>
    names
      .filter((name) => imports[request]?.includes(name))
      .map((name) => finding(refusals.secondStore(candidate.app, name, request))),
  );
  return [...copies, ...stores];
}
