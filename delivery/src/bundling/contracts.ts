import { cpSync, existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Application } from '../applications.ts';
import { contractsFolder } from './private-folders.ts';

export const sharedPackages = ['shared-domain', 'shared-ui'];

const isContract = (path: string): boolean =>
  !/\.test\.tsx?$/.test(basename(path)) && !/\.(woff2|png)$/.test(path);

/**
 * Stores sources with the release built from them: with a shell those of the shared packages, so that a remote
 * released months later is checked against the types of the live shell, not of today's repository; with a remote its own, so
 * that a later shell is checked against them.
 */
export function keepContracts({ app, root, host }: Application, workspace: string, folder: string): void {
  const kept = host
    ? sharedPackages.map((name) => [name, join(workspace, name)] as const)
    : [[app, root] as const];
  for (const [name, from] of kept) {
    for (const part of ['package.json', 'src']) {
      const source = join(from, part);
      if (existsSync(source)) {
        cpSync(source, join(folder, contractsFolder, name, part), { recursive: true, filter: isContract });
      }
    }
  }
}
