import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { storeMade, temporaryFolder } from '../testing/releases.ts';
import {
  folderStorage,
  goLive,
  keyRing,
  newKeyPair,
  pointerOf,
  type ReleaseKey,
  type ReleaseStorage,
  rollBack,
  signAgain,
  signedStorage,
  signerOf,
  verifiedStorage,
} from './index.ts';

const retail = newKeyPair();
const kegs = newKeyPair();
const gateway = newKeyPair();
const listed: ReleaseKey[] = [
  { name: 'retail team', publicKey: retail.publicKey, apps: ['mfe-dtc'] },
  { name: 'kegs team', publicKey: kegs.publicKey, apps: ['mfe-kegs'] },
  { name: 'gateway', publicKey: gateway.publicKey, moves: ['*'] },
];
const app = 'mfe-dtc';
const made = (release: string) => ({ app, release, files: { 'remoteEntry.js': `entry('${release}')` } });

/** A folder of releases as each team sees it, and as one without a key does. */
function shop(keys = listed) {
  const root = temporaryFolder();
  const lines: string[] = [];
  const plain = folderStorage(root);
  const as = (pair?: { privateKey: string }, known = keys) =>
    signedStorage(plain, {
      keys: keyRing(JSON.stringify({ keys: known })),
      signer: () => pair && signerOf(pair.privateKey),
      report: (line) => lines.push(line),
    });
  return { root, plain, as, lines, recordFile: join(root, app, '1.0.0+a', 'release.json') };
}

const release = async (storage: ReleaseStorage, name: string) =>
  goLive(storage, await storeMade(storage, made(name)), 'release', 'Nora');

// RELEASE-20
describe('A release counts', () => {
  test('when its own team signed it, and says who did', async () => {
    const { as } = shop();
    await release(as(retail), '1.0.0+a');
    expect((await as().read(app, '1.0.0+a'))?.signature?.by).toBe('retail team');
    expect((await pointerOf(as(), app))?.current.release).toBe('1.0.0+a');
  });

  test('not once its record was changed', async () => {
    const { as, recordFile, lines } = shop();
    await release(as(retail), '1.0.0+a');
    writeFileSync(recordFile, readFileSync(recordFile, 'utf8').replace('Nora Whitfield', 'Someone else'));
    expect(await as().read(app, '1.0.0+a')).toBeUndefined();
    expect(lines).toEqual(["mfe-dtc 1.0.0+a doesn't count: it is not what was signed."]);
  });

  test('not under the name of another release', async () => {
    const { as, plain } = shop();
    await release(as(retail), '1.0.0+a');
    const record = await plain.read(app, '1.0.0+a');
    const moved = { ...plain, read: async () => record };
    const keys = keyRing(JSON.stringify({ keys: listed }));
    expect(
      await signedStorage(moved, { keys, signer: () => undefined }).read(app, '9.9.9+z'),
    ).toBeUndefined();
  });

  test('not for its files when one of their bytes was changed', async () => {
    const { as, root } = shop();
    await release(as(retail), '1.0.0+a');
    writeFileSync(join(root, app, '1.0.0+a', 'remoteEntry.js'), "entry('1.0.0+b')");
    await expect(verifiedStorage(as()).folderOf(app, '1.0.0+a')).rejects.toThrow('is not served');
  });

  test.each([
    ['no signature', undefined, 'it has no signature'],
    ["another team's key", kegs, 'the key of kegs team is not for mfe-dtc'],
    ['a key that only moves pointers', gateway, 'the key of gateway is not for mfe-dtc'],
    ['an unknown key', newKeyPair(), 'is not in the file of keys'],
  ])('not with %s, and can then not be stored either', async (_what, pair, why) => {
    const { as, plain, lines } = shop();
    await expect(storeMade(as(pair), made('1.0.0+a'))).rejects.toThrow(why);
    await storeMade(
      signedStorage(plain, { signer: () => pair && signerOf(pair.privateKey) }),
      made('1.0.0+a'),
    );
    expect(await as().read(app, '1.0.0+a')).toBeUndefined();
    expect(lines[0]).toContain(why);
    // Its team's own build of it takes the place of what was put there.
    await release(as(retail), '1.0.0+a');
    expect((await as().read(app, '1.0.0+a'))?.signature?.by).toBe('retail team');
  });

  test('not once its key was revoked, until it is signed again', async () => {
    const { as, plain } = shop();
    await release(as(retail), '1.0.0+a');
    await release(as(retail), '1.1.0+b');
    const next = newKeyPair();
    const after = [
      { ...listed[0], name: 'retail team', publicKey: retail.publicKey, revoked: '2026-11-23' },
      { name: 'retail team, second key', publicKey: next.publicKey, apps: [app] },
    ];
    expect(await as(undefined, after).read(app, '1.1.0+b')).toBeUndefined();
    await signAgain(plain, as(next, after), app, 'Nora');
    expect(await pointerOf(as(undefined, after), app)).toMatchObject({
      current: { release: '1.1.0+b' },
      previous: '1.0.0+a',
    });
    expect((await as(undefined, after).read(app, '1.0.0+a'))?.signature?.by).toBe('retail team, second key');
  });
});

// RELEASE-20
describe('A move of a pointer counts', () => {
  test('with the key of the gateway, for staff', async () => {
    const { as } = shop();
    await release(as(retail), '1.0.0+a');
    await release(as(retail), '1.1.0+b');
    await rollBack(as(gateway), app, 'Nora');
    expect((await pointerOf(as(), app))?.current.release).toBe('1.0.0+a');
  });

  test.each([
    ['no key', undefined],
    ["another team's key", kegs],
  ])('not with %s: what was live stays, and the next move goes on from there', async (_what, pair) => {
    const { as, plain } = shop();
    await release(as(retail), '1.0.0+a');
    await release(as(retail), '1.1.0+b');
    await expect(rollBack(as(pair), app, 'Mallory')).rejects.toThrow('would not count');
    await rollBack(signedStorage(plain, { signer: () => pair && signerOf(pair.privateKey) }), app, 'Mallory');
    expect((await pointerOf(as(), app))?.current.release).toBe('1.1.0+b');
    expect((await rollBack(as(retail), app, 'Nora')).number).toBe(4);
    expect((await pointerOf(as(), app))?.current.release).toBe('1.0.0+a');
  });
});

test('Without a file of keys nothing has to be signed', async () => {
  const storage = signedStorage(folderStorage(temporaryFolder()), { signer: () => undefined });
  await release(storage, '1.0.0+a');
  expect((await pointerOf(storage, app))?.current.release).toBe('1.0.0+a');
});

// RELEASE-20
describe('A key that is bound to a path', () => {
  const remote = { name: 'mfe_dtc', basePath: '/dtc', title: 'Retail', frame: {} };
  const bound = [{ name: 'retail team', publicKey: retail.publicKey, apps: [app], paths: ['/dtc'] }];
  const ring = keyRing(JSON.stringify({ keys: bound }));
  const verdictOn = (content: object) =>
    ring('release', app, { ...content, signature: signerOf(retail.privateKey)('release', app, content) });

  test('ships a remote there', () => {
    expect(verdictOn({ remote })).toEqual({ by: 'retail team' });
  });

  test.each([
    ['a shell', { host: { name: 'shell' } }],
    ['the path /shop', { remote: { ...remote, basePath: '/shop' } }],
    ['the federation name mfe_kegs', { remote: { ...remote, name: 'mfe_kegs' } }],
    ['slots of other remotes', { remote: { ...remote, slots: ['product-tools'] } }],
    ['pages that the gateway draws', { remote: { ...remote, firstPaint: { '': ['/api/products'] } } }],
  ])('is not for %s', (what, content) => {
    expect(verdictOn(content)).toEqual({ why: `the key of retail team is not for ${what}` });
  });
});
