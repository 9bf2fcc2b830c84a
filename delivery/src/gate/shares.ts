import { satisfies } from 'semver';
import type { Finding, Meeting } from './finding.ts';

/** Packages that a page may load only once; a second copy would have state of its own. */
const single = ['react', 'react-dom', 'scheduler', 'jotai', 'react-router', 'shared-ui', 'shared-domain'];

/** Functions that create a second store, whose state the rest of the page would not see. */
const ownStore: Record<string, string[]> = {
  jotai: ['Provider', 'createStore', 'getDefaultStore'],
  'jotai/vanilla': ['createStore', 'getDefaultStore'],
};

const finding = (sentence: string): Finding => ({ check: 'shared modules', sentence });

/** Checks that the shell's shared modules have every name that the candidate imports from them. */
function nameFindings({ candidate, shell, shellWords }: Meeting): Finding[] {
  const { exports: offered = {} } = shell.bundle;
  return Object.entries(candidate.bundle.imports ?? {}).flatMap(([request, names]) =>
    names
      .filter((name) => offered[request]?.includes(name) === false)
      .map((name) =>
        finding(`${candidate.app} uses ${name} of ${request}, which ${shellWords} does not have.`),
      ),
  );
}

/** Checks that the shell provides every shared module the candidate needs, in a version it accepts and with its names. */
export function sharedModuleFindings({ candidate, shell, shellWords }: Meeting): Finding[] {
  const { provides } = shell.bundle;
  if (!provides) return [finding(`${shellWords} does not say what it provides.`)];
  const missing = Object.entries(candidate.bundle.requires ?? {}).flatMap(([request, range]) => {
    const version = provides[request];
    if (!version) return [finding(`${candidate.app} uses ${request}, which ${shellWords} does not provide.`)];
    if (satisfies(version, range)) return [];
    return [finding(`${candidate.app} wants ${request} ${range}, but ${shellWords} provides ${version}.`)];
  });
  return [...missing, ...nameFindings({ candidate, shell, shellWords })];
}

/** Checks that the candidate brings no second copy or store of what a page may load only once. */
export function singletonFindings({ candidate }: Pick<Meeting, 'candidate'>): Finding[] {
  const { packages = [], imports = {} } = candidate.bundle;
  const copies = packages
    .filter((name) => single.includes(name))
    .map((name) => finding(`${candidate.app} contains a second ${name}; it has to come from the shell.`));
  const stores = Object.entries(ownStore).flatMap(([request, names]) =>
    names
      .filter((name) => imports[request]?.includes(name))
      .map((name) =>
        finding(
          `${candidate.app} makes a second jotai store (${name} of ${request}); use the atoms of shared-domain/state.`,
        ),
      ),
  );
  return [...copies, ...stores];
}
