import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applicationNamed } from '../applications.ts';
import { temporaryFolder } from '../testing/releases.ts';
import { workspace } from '../workspace.ts';
import { makeRemote } from './new-remote.ts';
import { filesOfOwnRemote, ownRoot } from './own-repository.ts';

function emptyWorkspace(): string {
  const root = temporaryFolder();
  writeFileSync(join(root, 'package.json'), '{"version":"1.0.0","workspaces":[]}');
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
test('In a repository of its own a remote has the settings of the kit, its commands, and a pipeline without the project’s checks', () => {
  const root = temporaryFolder();
  writeFileSync(
    join(root, 'package.json'),
    '{"name":"events","type":"commonjs","scripts":{"test":"exit 1"}}',
  );
  const remote = { app: 'mfe-events', basePath: '/events', title: 'Events' };
  const frontEnd = readFileSync(join(workspace, '.github/workflows/front-end.yml'), 'utf8');
  makeRemote(root, remote, { files: filesOfOwnRemote(remote, frontEnd), root: ownRoot });
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  expect(JSON.parse(read('package.json'))).toMatchObject({
    type: 'module',
    workspaces: ['mfe-events'],
    scripts: { test: 'remote-kit test', release: 'remote-kit release' },
  });
  expect(JSON.parse(read('mfe-events/tsconfig.json')).extends).toBe('@cbo/remote-kit/tsconfig.json');
  const pipeline = read('.github/workflows/mfe-events.yml');
  expect(pipeline.match(/(?<= run: ).+/g)).toEqual([
    'npm ci',
    'npx tsc -p mfe-events',
    'npm test -- mfe-events/',
    'npm run release -- mfe-events',
  ]);
  expect(pipeline).toContain('environment: mfe-events');
});

test('A title that would end its own quotation is refused', () => {
  const remote = { app: 'mfe-gigs', basePath: '/gigs', title: "Tom's gigs" };
  expect(() => makeRemote(emptyWorkspace(), remote)).toThrow("'Tom's gigs' is not a title of plain words.");
});
