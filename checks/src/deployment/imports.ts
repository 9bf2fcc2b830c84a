import { dirname, join } from 'node:path';

export type Imports = {
  /** A file's text; undefined where there is none. */
  read: (path: string) => string | undefined;
  /** Packages in a production install of a workspace. */
  packagesOf: (folder: string) => string[];
};

/** Static imports and re-exports of values; type-only ones don't exist at runtime. */
const imported = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;

const nameOf = (request: string): string =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * Packages that a process loads at its start but that its container lacks, because they are development dependencies; a
 * sentence each. Dynamic imports aren't followed.
 */
export function strangersOf(entry: string, { read, packagesOf }: Imports): string[] {
  const brought = packagesOf(entry.split('/')[0] ?? '');
  const seen = new Set<string>();
  const strangers: string[] = [];
  const visit = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const [, request = ''] of (read(path) ?? '').matchAll(imported)) {
      if (request.startsWith('.')) visit(join(dirname(path), request));
      else if (!request.startsWith('node:') && !brought.includes(nameOf(request)))
        strangers.push(`${path} imports ${nameOf(request)}, which its container does not have`);
    }
  };
  visit(entry);
  return [...new Set(strangers)];
}
