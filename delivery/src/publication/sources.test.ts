import { remoteIn, workspaceWith } from '../testing/workspaces.ts';
import { ownFolders, sourcesDigest } from './sources.ts';

function digestOf(change?: Record<string, string>): string {
  const workspace = workspaceWith(change);
  return sourcesDigest(remoteIn(workspace), workspace);
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
