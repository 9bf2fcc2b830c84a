type Lock = { packages: Record<string, Record<string, unknown>> };

const INSTALLED = 'node_modules/';

/**
 * The installed packages of a lock file by their licences, each with its version, in alphabetical order; those for
 * development only on request. Our own workspaces are left out.
 */
export function licencesOf({ packages }: Lock, withDevelopment: boolean): [string, string[]][] {
  const byLicence = new Map<string, Set<string>>();
  for (const [path, entry] of Object.entries(packages)) {
    const isWanted =
      path.includes(INSTALLED) && entry.link !== true && (withDevelopment || entry.dev !== true);
    if (!isWanted) continue;
    const { license: name = 'not stated' } = entry;
    const named = byLicence.get(String(name)) ?? new Set();
    byLicence.set(String(name), named);
    named.add(`${path.slice(path.lastIndexOf(INSTALLED) + INSTALLED.length)} ${entry.version}`);
  }
  return [...byLicence]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([licence, named]) => [licence, [...named].sort()]);
}
