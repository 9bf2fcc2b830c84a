import { cpSync, existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { contractsFolder } from './private-folders.ts';

export const sharedPackages = ['shared-domain', 'shared-ui'];

const isContract = (path: string): boolean =>
  !/\.test\.tsx?$/.test(basename(path)) && !/\.(woff2|png)$/.test(path);

/**
 * Stores the shared packages' sources with the shell that was built from them, so that a remote released months later is
 * checked against the types of the live shell, not of today's repository.
 */
export function keepContracts(workspace: string, folder: string): void {
  for (const name of sharedPackages) {
    for (const part of ['package.json', 'src']) {
      const source = join(workspace, name, part);
      if (existsSync(source)) {
        cpSync(source, join(folder, contractsFolder, name, part), { recursive: true, filter: isContract });
      }
    }
  }
}
