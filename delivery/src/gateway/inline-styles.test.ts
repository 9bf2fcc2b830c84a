import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import request from 'supertest';
import type { ReleaseStorage } from '../releases/index.ts';
import { releaseMade, remoteOf, smallSite } from '../testing/releases.ts';
import { createGateway } from './application.ts';

const ORIGIN = 'https://shop.example';
const FOLDER = '/releases/mfe-landing/1.0.0+llll';

let storage: ReleaseStorage;

/** A site whose landing page has a style sheet. */
async function storeLanding(css: string): Promise<void> {
  await releaseMade(storage, {
    app: 'mfe-landing',
    release: '1.0.0+llll',
    files: {
      'remoteEntry.js': 'entry()',
      'page.css': css,
      'prerendered.json': JSON.stringify({ head: '', body: '<main></main>' }),
    },
    remote: remoteOf('mfe-landing', { basePath: '/', prerender: true }),
    bundle: { routes: ['remoteEntry.js', 'page.css'] },
  });
}

const page = (options: Partial<Parameters<typeof createGateway>[0]> = {}) =>
  request(createGateway({ storage, apiUrl: 'http://127.0.0.1:9', publicOrigin: ORIGIN, ...options }))
    .get('/')
    .expect(200);

const styleIn = (html: string): string | undefined => /<style[^>]*>(.*?)<\/style>/s.exec(html)?.[1];

beforeEach(async () => {
  storage = await smallSite();
});

test('A rendered page carries its style sheets, under the address at which scripts would load them', async () => {
  await storeLanding('.a{color:red}');
  const { text } = await page();
  expect(text).toContain(`<style data-href="${ORIGIN}${FOLDER}/page.css">.a{color:red}</style>`);
  expect(text).not.toContain('rel="stylesheet"');
});

// PAGE-15
test('Its policy allows just these style sheets, by their hashes', async () => {
  await storeLanding('.a{color:red}');
  const { text, headers } = await page();
  const hash = createHash('sha256')
    .update(styleIn(text) ?? '')
    .digest('base64');
  const policy = headers['content-security-policy'];
  expect(policy).toContain(`style-src-elem 'self' 'sha256-${hash}'`);
  expect(policy).not.toMatch(/style-src-elem [^;]*'unsafe-inline'/);
});

// Addresses in a style element are relative to the page.
test.each([
  ['url(serif.woff2)', `url(${FOLDER}/serif.woff2)`],
  ["url('serif.woff2')", `url('${FOLDER}/serif.woff2')`],
  ['url("serif.woff2")', `url("${FOLDER}/serif.woff2")`],
  ['url(/favicon.svg)', 'url(/favicon.svg)'],
  ['url("data:image/png;base64,AA")', 'url("data:image/png;base64,AA")'],
  ['url(https://cdn.example/a.png)', 'url(https://cdn.example/a.png)'],
  ['url(#mask)', 'url(#mask)'],
])('%s becomes %s', async (written, expected) => {
  await storeLanding(`.a{mask:${written}}`);
  expect(styleIn((await page()).text)).toBe(`.a{mask:${expected}}`);
});

test('A style sheet that contains the end of a style element does not end it', async () => {
  await storeLanding('.a::after{content:"</style><script>alert(1)</script>"}');
  const { text } = await page();
  expect(styleIn(text)).toBe('.a::after{content:"<\\/style><script>alert(1)<\\/script>"}');
});

test('A style sheet that can’t be read stays a link, and the page is sent', async () => {
  await storeLanding('.a{}');
  rmSync(join(await storage.folderOf('mfe-landing', '1.0.0+llll'), 'page.css'));
  const { text } = await page();
  expect(text).toContain(`<link rel="stylesheet" href="${FOLDER}/page.css"`);
  expect(text).not.toContain('<style');
});

test('While a front end is being developed, its style sheets are links: they change', async () => {
  await storeLanding('.a{}');
  const { text } = await page({ adjust: (composition) => composition });
  expect(text).toContain(`<link rel="stylesheet" href="${FOLDER}/page.css"`);
});
