import { isNewEnough, loaderFor } from './c-library.ts';
import { nextSuite, swapSuite } from './newer-c-library.ts';

test.each([
  ['2.36', false],
  ['2.38', true],
  ['2.41', true],
  ['3.0', true],
])('glibc %s is new enough for the engine: %s', (version, enough) => {
  expect(isNewEnough(version)).toBe(enough);
});

test('a system with a new C library starts the engine as it is', async () => {
  expect(await loaderFor({ version: '2.41' })).toEqual([]);
});

test('where no newer C library can be had, one sentence says what to do instead', async () => {
  await expect(loaderFor({ version: '2.31', osRelease: 'ID=slackware\n' })).rejects.toThrow(
    'The embedded database needs glibc 2.38 and this system has 2.31; a newer one side by side could not be had (no newer one is known for this system): set MONGODB_URI to a MongoDB server of yours, or use a newer system, and start again.',
  );
});

test('where the engine has no binary, one sentence gives a server to use instead', async () => {
  await expect(loaderFor({ platform: 'win32-x64' })).rejects.toThrow(
    "The embedded database has no binary for win32-x64: run 'docker run -p 27017:27017 mongo:8', set MONGODB_URI=mongodb://localhost:27017/shop, and start again.",
  );
});

test('Debian 12 borrows from Debian 13, Ubuntu 22.04 from 24.04', () => {
  expect(nextSuite('NAME="Debian"\nVERSION_CODENAME=bookworm\n').next).toBe('trixie');
  expect(nextSuite('NAME="Ubuntu"\nVERSION_CODENAME=jammy\n').next).toBe('noble');
});

test("the machine's own apt sources are read with the suite's name swapped", () => {
  expect(swapSuite('Suites: bookworm bookworm-updates bookworm-security\n', 'bookworm', 'trixie')).toBe(
    'Suites: trixie trixie-updates trixie-security\n',
  );
});
