import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applicationIn, applicationNamed } from '../applications.ts';
import { temporaryFolder } from '../testing/releases.ts';
import { workspace } from '../workspace.ts';
import { makeOwnRemote, makeRemote } from './new-remote.ts';

function emptyWorkspace(): string {
  const root = temporaryFolder();
  writeFileSync(join(root, 'package.json'), '{"version":"1.0.0","workspaces":[]}');
  writeFileSync(join(root, 'Dockerfile'), 'COPY mfe-dtc/package.json mfe-dtc/\nCOPY api/package.json api/\n');
  makeRemote(root, { app: 'mfe-events', basePath: '/events', title: 'Events' });
  return root;
}

test('A new remote is an application of the workspace, with its registry entry and its pipeline', () => {
  const root = emptyWorkspace();
  expect(applicationNamed(root, 'mfe-events').remote).toMatchObject({
    name: 'mfe_events',
    basePath: '/events',
    title: 'Events',
    frame: { chrome: 'customer' },
  });
  expect(readFileSync(join(root, 'mfe-events/src/routes.tsx'), 'utf8')).toContain('export const routes');
  expect(existsSync(join(root, '.github/workflows/mfe-events.yml'))).toBe(true);
  expect(readFileSync(join(root, 'Dockerfile'), 'utf8').split('\n')).toEqual([
    'COPY mfe-dtc/package.json mfe-dtc/',
    'COPY mfe-events/package.json mfe-events/',
    'COPY api/package.json api/',
    '',
  ]);
});

test.each([
  ['events', '/events', "'events' is not a name like mfe-events."],
  ['mfe-events', '/gigs', 'There is a mfe-events already.'],
  ['mfe-gigs', '/events', '/events belongs to mfe-events.'],
  ['mfe-gigs', 'gigs', "'gigs' is not a path like /events."],
  ['mfe-gigs', '/api', '/api is taken by the site itself.'],
  ['mfe-gigs', '/preview', '/preview is taken by the site itself.'],
])('%s at %s is refused', (app, basePath, reason) => {
  expect(() => makeRemote(emptyWorkspace(), { app, basePath, title: 'Gigs' })).toThrow(reason);
});

// RELEASE-25
test('In a repository of its own a remote has a configuration that names what the shell provides', () => {
  const folder = temporaryFolder();
  const remote = { app: 'mfe-gigs', basePath: '/gigs', title: 'Gigs' };
  expect(makeOwnRemote(workspace, remote, folder)).toEqual([
    'mfe-gigs/package.json',
    'mfe-gigs/webpack.config.js',
    'mfe-gigs/src/routes.tsx',
    'mfe-gigs/src/first-page.tsx',
  ]);
  expect(applicationIn(join(folder, 'mfe-gigs')).remote).toMatchObject({
    name: 'mfe_gigs',
    basePath: '/gigs',
  });
  const { shell, devDependencies } = JSON.parse(readFileSync(join(folder, 'mfe-gigs/package.json'), 'utf8'));
  expect(shell).toMatchObject({ react: expect.stringMatching(/^\d/), 'shared-ui/page': expect.any(String) });
  expect(devDependencies).toMatchObject({ '@module-federation/enhanced': expect.stringMatching(/^\d/) });
});

test('A title that would end its own quotation is refused', () => {
  const remote = { app: 'mfe-gigs', basePath: '/gigs', title: "Tom's gigs" };
  expect(() => makeRemote(emptyWorkspace(), remote)).toThrow("'Tom's gigs' is not a title of plain words.");
});
