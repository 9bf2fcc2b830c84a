import request from 'supertest';
import { liveReleases, pointerOf, type ReleaseStorage } from '../releases/index.ts';
import { releaseMade, remoteOf, smallSite, storeMade } from '../testing/releases.ts';
import { createGateway } from './application.ts';

let storage: ReleaseStorage;

beforeEach(async () => {
  storage = await smallSite();
  await releaseMade(storage, {
    app: 'mfe-dtc',
    release: '1.0.1+cccc',
    files: { 'remoteEntry.js': 'newer()' },
    remote: remoteOf('mfe-dtc'),
  });
});

const site = (releasesToken?: string, trustedProxies = 0) =>
  createGateway({
    storage,
    apiUrl: 'http://127.0.0.1:9',
    releasesToken,
    trustedProxies,
    publicOrigin: 'https://shop.example',
    previewSecret: 'a secret of this test',
  });

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
  expect((await pointerOf(storage, 'mfe-dtc'))?.current.release).toBe('1.0.0+bbbb');
});

test('A rollback to what is not stored, or by no one, is refused in words', async () => {
  const unknown = await rollBack().send({ by: 'nora@cbo.example', release: '9.9' }).expect(422);
  expect(unknown.body.detail).toContain("'9.9' fits none of mfe-dtc");
  await rollBack().send({}).expect(422);
  expect((await pointerOf(storage, 'mfe-dtc'))?.current.release).toBe('1.0.1+cccc');
});

const storeCandidate = () =>
  storeMade(storage, {
    app: 'mfe-dtc',
    release: '1.0.2+dddd',
    builtAt: '2026-11-20T11:00:00.000Z',
    files: { 'remoteEntry.js': 'next()' },
    remote: remoteOf('mfe-dtc'),
  });

const inspected = async (reasons: string[], beside?: Record<string, string>) =>
  storage.noteInspection('mfe-dtc', {
    release: '1.0.2+dddd',
    reasons,
    beside: beside ?? (await liveReleases(storage)),
    by: 'Amara Diallo',
    at: '2026-11-20T11:01:00.000Z',
  });

const candidate = async () => (await request(site()).get('/registry')).body.apps.mfe_dtc.candidate;

const ask = (what: string) =>
  request(site())
    .post(`/registry/mfe-dtc/${what}`)
    .set('x-releases-client', 'api')
    .send({ by: 'nora.whitfield@cbo.example', release: '1.0.2+dddd' });

test('A stored release that no one was given is a candidate, with what the publish gate said of it', async () => {
  expect(await candidate()).toBeUndefined();
  await storeCandidate();
  expect(await candidate()).toMatchObject({ release: '1.0.2+dddd', author: 'Nora Whitfield' });
  expect(await candidate()).not.toHaveProperty('gate');
  await inspected([]);
  const at = '2026-11-20T11:01:00.000Z';
  expect((await candidate()).gate).toEqual({ passed: true, reasons: [], at, stale: false });
  expect((await ask('promote').expect(200)).body).toEqual({ release: '1.0.2+dddd', outcome: 'moved' });
  expect((await pointerOf(storage, 'mfe-dtc'))?.current).toMatchObject({
    release: '1.0.2+dddd',
    kind: 'promote',
    by: 'nora.whitfield@cbo.example',
  });
  expect(await candidate()).toBeUndefined();
});

// RELEASE-2
test('A candidate that the publish gate refused, did not see, or saw in another shell is not promoted', async () => {
  await storeCandidate();
  const detail = async () => (await ask('promote').expect(422)).body.detail;
  const notSeen =
    'mfe-dtc 1.0.2+dddd has not passed the publish gate with what is live now: npm run promote -- mfe-dtc 1.0.2+dddd';
  expect(await detail()).toBe(notSeen);
  await inspected([], { shell: '0.9.0+old' });
  expect(await detail()).toBe(notSeen);
  expect((await candidate()).gate).toMatchObject({ passed: true, stale: true });
  await inspected(['size: mfe-dtc has 312.0 kB of JavaScript; its budget is 280.0 kB.']);
  expect(await detail()).toBe(
    'The publish gate refused mfe-dtc 1.0.2+dddd: size: mfe-dtc has 312.0 kB of JavaScript; its budget is 280.0 kB.',
  );
  expect((await request(site()).get('/registry')).body.apps.mfe_dtc.refusals).toHaveLength(1);
  expect((await pointerOf(storage, 'mfe-dtc'))?.current.release).toBe('1.0.1+cccc');
});

// RELEASE-7
test('A preview link of a candidate lasts an hour and leads to it', async () => {
  await storeCandidate();
  const { body } = await ask('preview').expect(200);
  expect(body.expires).toBeGreaterThan(Date.now());
  expect(body.link).toMatch(/^https:\/\/shop\.example\/preview\//);
  const entered = await request(site()).get(new URL(body.link).pathname).expect(303);
  expect(entered.headers.location).toBe('/dtc');
});

test('With a token set, no one without it is let in', async () => {
  await request(site('a token')).get('/registry').expect(404);
  await request(site('a token')).get('/registry').set('authorization', 'Bearer a tokem').expect(404);
  await request(site('a token')).get('/registry').set('authorization', 'Bearer a token').expect(200);
  await rollBack('a token').send({ by: 'x' }).expect(404);
});

test('A caller through a proxy or a tunnel on this machine, or with another host name, is not local', async () => {
  await request(site()).get('/registry').set('x-forwarded-for', '127.0.0.1').expect(404);
  await request(site()).get('/registry').set('host', 'shop.tunnel.example').expect(404);
  await request(site()).get('/registry').set('host', 'localhost:8080').expect(200);
  const asked = () => request(site(undefined, 1)).get('/registry');
  await asked().set('x-forwarded-for', '203.0.113.7').expect(404);
  await asked().set('x-forwarded-for', '127.0.0.1, 203.0.113.7').expect(404);
  await asked().expect(200);
});

test("A page in a browser of this machine can't roll back", async () => {
  await request(site()).post('/registry/mfe-dtc/rollback').send({ by: 'x' }).expect(404);
});
