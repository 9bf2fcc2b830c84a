import request from 'supertest';
import type { ReleaseStorage } from '../releases/index.ts';
import { releaseMade, remoteOf, smallSite } from '../testing/releases.ts';
import { createGateway } from './application.ts';

let storage: ReleaseStorage;
const site = () =>
  createGateway({ storage, apiUrl: 'http://127.0.0.1:9', publicOrigin: 'https://shop.example' });

const prerendered = {
  head: '<link rel="canonical" href="{{origin}}/"/>',
  body: '<main><h1>Cheap $& cheerful</h1></main>',
};

beforeEach(async () => {
  storage = await smallSite();
  await releaseMade(storage, {
    app: 'mfe-landing',
    release: '1.0.0+llll',
    files: {
      'remoteEntry.js': 'entry()',
      'routes.css': '.a{color:red}',
      'prerendered.json': JSON.stringify(prerendered),
    },
    remote: remoteOf('mfe-landing', { basePath: '/', prerender: true }),
    bundle: { routes: ['remoteEntry.js', 'routes.css'] },
  });
  await releaseMade(storage, {
    app: 'mfe-admin',
    release: '1.0.0+aaaa',
    files: { 'remoteEntry.js': 'entry()' },
    remote: { name: 'mfe_admin', basePath: '/admin', title: 'Staff', frame: { chrome: 'staff' } },
  });
});

test('A page that was rendered at build time is in the HTML, with its style sheets and its head', async () => {
  const { text } = await request(site()).get('/').expect(200);
  expect(text).toContain('<div id="root"><main><h1>Cheap $& cheerful</h1></main></div>');
  expect(text).toContain('>.a{color:red}</style>');
  expect(text).toContain('<link rel="canonical" href="https://shop.example/"/>');
});

test('Before its scripts comes the small one of the shell that keeps presses', async () => {
  await releaseMade(storage, {
    app: 'shell',
    release: '1.1.0+cccc',
    files: {
      'page.html': '<html><head></head><body><div id="root"></div></body></html>',
      'main.js': 'start()',
      'main.css': '.b{}',
      'first-touch.js': 'wait()',
    },
    host: { name: 'shell' },
    bundle: { entry: ['main.css', 'main.js'] },
  });
  const { text } = await request(site()).get('/').expect(200);
  expect(text.match(/<script [^>]*src="[^"]*"/g)).toEqual([
    '<script defer src="/releases/shell/1.1.0+cccc/first-touch.js"',
    '<script defer src="/releases/shell/1.1.0+cccc/main.js"',
  ]);
  expect(text).toContain('>.b{}</style>');
});

test('Other pages of the same remote, and of other remotes, come without it', async () => {
  for (const [path, status] of [
    ['/nowhere', 404],
    ['/dtc', 200],
  ] as const) {
    const { text } = await request(site()).get(path).expect(status);
    expect(text).toContain('<div id="root"></div>');
    expect(text).not.toContain('canonical');
  }
});

test('Search engines are kept away from staff pages, the API and stand-ins, and find the site map', async () => {
  const robots = await request(site())
    .get('/robots.txt')
    .expect(200)
    .expect('content-type', /text\/plain/);
  expect(robots.text).toBe(
    'User-agent: *\nDisallow: /admin\nDisallow: /api\nDisallow: /local\n\nSitemap: https://shop.example/sitemap.xml\n',
  );
});

test('The map leads to the pages that are drawn for everyone, and not to staff or pages behind links', async () => {
  await releaseMade(storage, {
    app: 'mfe-kegs',
    release: '1.0.0+kkkk',
    files: { 'remoteEntry.js': 'entry()' },
    remote: remoteOf('mfe-kegs', { basePath: '/dtckegs', firstPaint: { '': [] } }),
  });
  const map = await request(site()).get('/sitemap.xml').expect(200).expect('content-type', /xml/);
  const places = [...map.text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);
  expect(places).toEqual(['https://shop.example/', 'https://shop.example/dtckegs']);
});
