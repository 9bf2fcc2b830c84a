import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applicationNamed } from '../applications.ts';
import { temporaryFolder } from '../testing/releases.ts';
import { makeRemote } from './new-remote.ts';

function emptyHouse(): string {
  const house = temporaryFolder();
  writeFileSync(join(house, 'package.json'), '{"version":"1.0.0","workspaces":[]}');
  makeRemote(house, { app: 'mfe-events', basePath: '/events', title: 'Events' });
  return house;
}

test('A new remote is an application of the house, with its place and its pipeline', () => {
  const house = emptyHouse();
  expect(applicationNamed(house, 'mfe-events').remote).toMatchObject({
    name: 'mfe_events',
    basePath: '/events',
    title: 'Events',
    frame: { chrome: 'customer' },
  });
  expect(readFileSync(join(house, 'mfe-events/src/routes.tsx'), 'utf8')).toContain('export const routes');
  expect(existsSync(join(house, '.github/workflows/mfe-events.yml'))).toBe(true);
});

test.each([
  ['events', '/events', "'events' is not a name like mfe-events."],
  ['mfe-events', '/gigs', 'There is a mfe-events already.'],
  ['mfe-gigs', '/events', '/events belongs to mfe-events.'],
  ['mfe-gigs', 'gigs', "'gigs' is not a path like /events."],
  ['mfe-gigs', '/api', '/api is taken by the site itself.'],
  ['mfe-gigs', '/preview', '/preview is taken by the site itself.'],
])('%s at %s is refused', (app, basePath, reason) => {
  expect(() => makeRemote(emptyHouse(), { app, basePath, title: 'Gigs' })).toThrow(reason);
});

test('A title that would end its own quotation is refused', () => {
  const remote = { app: 'mfe-gigs', basePath: '/gigs', title: "Tom's gigs" };
  expect(() => makeRemote(emptyHouse(), remote)).toThrow("'Tom's gigs' is not a title of plain words.");
});
