import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Application } from '../applications.ts';
import { temporaryFolder } from '../testing/releases.ts';
import { ownFolders, sourcesDigest } from './sources.ts';

/** A workspace with one remote and a lock file with one package that it uses. */
function workspaceWith(change: Record<string, string> = {}): string {
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

function digestOf(change?: Record<string, string>): string {
  const workspace = workspaceWith(change);
  const application: Application = {
    app: 'mfe-dtc',
    root: join(workspace, 'mfe-dtc'),
    version: '1.0.0',
    dependencies: { clsx: '2.1.1' },
  };
  return sourcesDigest(application, workspace);
}

test('The same sources have the same digest, wherever the workspace is', () => {
  expect(digestOf()).toBe(digestOf());
});

test.each([
  ['a source', { 'mfe-dtc/src/routes.tsx': 'export const routes = [1];' }],
  ['the remote’s block', { 'mfe-dtc/package.json': '{"version":"1.0.1","dependencies":{"clsx":"2.1.1"}}' }],
  ['a locked version', { 'package-lock.json': '{"packages":{"node_modules/clsx":{"version":"2.1.2"}}}' }],
])('Another %s is another digest', (_what, change) => {
  expect(digestOf(change)).not.toBe(digestOf());
});

test('A page that the shell draws can’t be made where the shell’s sources aren’t', () => {
  const remote = { name: 'mfe_dtc', basePath: '/dtc', title: 'Retail', frame: {}, prerender: true };
  const application = { app: 'mfe-dtc', root: '', version: '1.0.0', dependencies: {}, remote };
  expect(() => ownFolders(application, workspaceWith())).toThrow(
    "mfe-dtc can't have prerender or firstPaint",
  );
});

test('A test and another team’s folder change nothing', () => {
  expect(digestOf({ 'mfe-dtc/src/routes.test.tsx': 'test()', 'mfe-kegs/src/routes.tsx': 'x' })).toBe(
    digestOf(),
  );
});
