import { satisfies } from 'semver';
import type { Finding, Meeting } from './finding.ts';

/** Packages that the page may hold once only; a second copy has a state of its own. */
const single = ['react', 'react-dom', 'scheduler', 'jotai', 'react-router', 'shared-ui', 'shared-domain'];

/** What makes a second store: state in it is seen by nobody else on the page. */
const ownStore: Record<string, string[]> = {
  jotai: ['Provider', 'createStore', 'getDefaultStore'],
  'jotai/vanilla': ['createStore', 'getDefaultStore'],
};

const finding = (sentence: string): Finding => ({ check: 'shared modules', sentence });

/** Whether the shell has every shared module that the candidate wants, in a version that it accepts. */
export function sharedModuleFindings({ candidate, shell, shellWords }: Meeting): Finding[] {
  const { provides } = shell.bundle;
  if (!provides) return [finding(`${shellWords} does not say what it provides.`)];
  return Object.entries(candidate.bundle.requires ?? {}).flatMap(([request, range]) => {
    const version = provides[request];
    if (!version) return [finding(`${candidate.app} uses ${request}, which ${shellWords} does not provide.`)];
    if (satisfies(version, range)) return [];
    return [finding(`${candidate.app} wants ${request} ${range}, but ${shellWords} provides ${version}.`)];
  });
}

/** Whether the candidate brings a second copy, or a second store, of what the page may hold once only. */
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
