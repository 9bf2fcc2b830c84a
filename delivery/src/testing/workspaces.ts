import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Application } from '../applications.ts';
import { temporaryFolder } from './releases.ts';

/** A workspace with one remote and a lock file with one package that it uses. */
export function workspaceWith(change: Record<string, string> = {}): string {
  const workspace = temporaryFolder();
  const files: Record<string, string> = {
    'package.json': '{"version":"1.0.0","workspaces":["mfe-dtc"]}',
    'package-lock.json': '{"packages":{"node_modules/clsx":{"version":"2.1.1"}}}',
    'mfe-dtc/package.json': '{"version":"1.0.0","dependencies":{"clsx":"2.1.1"}}',
    'mfe-dtc/src/routes.tsx': 'export const routes = [];',
    ...change,
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(workspace, path, '..'), { recursive: true });
    writeFileSync(join(workspace, path), text);
  }
  return workspace;
}

/** The remote of such a workspace. */
export const remoteIn = (workspace: string): Application => ({
  app: 'mfe-dtc',
  root: join(workspace, 'mfe-dtc'),
  version: '1.0.0',
  dependencies: { clsx: '2.1.1' },
});
