import request from 'supertest';
import { folderShelf, goLive, pointerOf, type Shelf } from '../releases/index.ts';
import { storeMade, storeSmallSite, temporaryFolder } from '../testing/releases.ts';
import { createGateway } from './application.ts';

let shelf: Shelf;

beforeEach(async () => {
  shelf = folderShelf(temporaryFolder());
  await storeSmallSite(shelf);
  const next = await storeMade(shelf, {
    app: 'mfe-dtc',
    release: '1.0.1+cccc',
    files: { 'remoteEntry.js': 'newer()' },
    remote: { name: 'mfe_dtc', basePath: '/dtc', title: 'Retail', frame: {} },
  });
  await goLive(shelf, next, 'release', 'Nora');
});

const site = (releasesToken?: string) =>
  createGateway({ shelf, apiUrl: 'http://127.0.0.1:9', releasesToken });

const rollBack = (token?: string) =>
  request(site(token)).post('/registry/mfe-dtc/rollback').set('x-releases-client', 'api');

test('Our own servers learn what runs, since when, by whom, and what could run instead', async () => {
  const { body } = await request(site()).get('/registry').expect(200);
  expect(Object.keys(body.apps)).toEqual(['mfe_dtc', 'shell']);
  expect(body.apps.mfe_dtc).toMatchObject({
    app: 'mfe-dtc',
    release: '1.0.1+cccc',
    previous: '1.0.0+bbbb',
    by: 'Nora',
    kind: 'release',
    author: 'Nora Whitfield',
  });
  expect(body.apps.mfe_dtc.stored.map(({ release }: { release: string }) => release)).toHaveLength(2);
});

test('They roll back in the name of a person', async () => {
  const { body } = await rollBack().send({ by: 'nora.whitfield@cbo.example' }).expect(200);
  expect(body).toMatchObject({ release: '1.0.0+bbbb', kind: 'rollback', by: 'nora.whitfield@cbo.example' });
  expect((await pointerOf(shelf, 'mfe-dtc'))?.current.release).toBe('1.0.0+bbbb');
});

test('A rollback to what is not stored, or by nobody, is refused in words', async () => {
  const unknown = await rollBack().send({ by: 'nora@cbo.example', release: '9.9' }).expect(422);
  expect(unknown.body.detail).toContain("'9.9' fits none of mfe-dtc");
  await rollBack().send({}).expect(422);
  expect((await pointerOf(shelf, 'mfe-dtc'))?.current.release).toBe('1.0.1+cccc');
});

test('With a token set, nobody without it is let in', async () => {
  await request(site('a token')).get('/registry').expect(404);
  await request(site('a token')).get('/registry').set('authorization', 'Bearer a tokem').expect(404);
  await request(site('a token')).get('/registry').set('authorization', 'Bearer a token').expect(200);
  await rollBack('a token').send({ by: 'x' }).expect(404);
});

test('A page in a browser of this machine can not roll back', async () => {
  await request(site()).post('/registry/mfe-dtc/rollback').send({ by: 'x' }).expect(404);
});
