import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** Words in addresses that the public filter lists (EasyList, EasyPrivacy) look for on any site. */
const BLOCKED =
  /(^|[/._-])(ads?|adverts?|advertising|banners?|pop-?(ups?|unders?|outs?)|sponsors?|promos?|track(ers?|ing)?|analytics?|beacons?|pixels?|telemetry|stats?|statistics?|counters?|metrics?|collect(ors?)?|fingerprints?|page-?views?|impressions?|hits?|logg(ers?|ing)|logs?|sentry|rum|referr?ers?|geo-?ip|cookies?|vitals)([/._?-]|$)/i;

const sources = execFileSync('git', ['ls-files', '*/src/*.ts', '*/src/*.tsx'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /^(shell|mfe-|shared-)/.test(path) && !path.includes('.test.'));

const chunkNames = sources.flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(/webpackChunkName: "([^"]+)"/g)].map(([, name]) => `${name}.js`),
);

const sharedModules = Object.entries<string[]>(
  JSON.parse(readFileSync('shell/package.json', 'utf8')).host.groups,
).flatMap(([group, requests]) => [
  `${group}.js`,
  ...requests.map((each) => `${each.replaceAll('/', '-')}.js`),
]);

/** Calls that monitoring makes, not a page. */
const NOT_OF_PAGES = /^\/api\/metrics/;

const calls = sources
  .filter((path) => path.startsWith('shared-domain/src/foundation/calls/'))
  .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/'[A-Z]+ (\/api\/[^']+)'/g)])
  .flatMap(([, address = '']) => (NOT_OF_PAGES.test(address) ? [] : address));

// RELEASE-29
test.each([
  ['scripts', chunkNames],
  ['shared modules', sharedModules],
  ["the shell's files", readdirSync('shell/public')],
  ['calls', calls],
])('No name of %s is one that ad blockers look for', (_kind, names) => {
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => BLOCKED.test(name))).toEqual([]);
});

// RELEASE-29
test.each(['popups.js', '/api/track', '/pixel.gif', 'web-vitals.js', '/ads/shown'])(
  'The check knows %s',
  (name) => expect(name).toMatch(BLOCKED),
);
