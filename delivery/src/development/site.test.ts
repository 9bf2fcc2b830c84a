import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import request from 'supertest';
import type { Application } from '../applications.ts';
import { folderStorage } from '../releases/index.ts';
import { releaseMade, remoteOf, storeSmallSite, temporaryFolder } from '../testing/releases.ts';
import { serve } from '../testing/servers.ts';
import { developmentSite } from './site.ts';

const application: Application = {
  app: 'mfe-dtc',
  root: '/nowhere',
  version: '1.0.0',
  dependencies: {},
  remote: remoteOf('mfe-dtc'),
};

let siteUrl: string;

beforeEach(async () => {
  const answered = await serve((asked, response) =>
    response.end(JSON.stringify([asked.url, asked.headers.origin])),
  );
  siteUrl = answered.url;
});

async function site(developed = application, storage = folderStorage(temporaryFolder())) {
  await storeSmallSite(storage);
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'remoteEntry.js'), 'fresh()');
  return developmentSite({ application: developed, folder, storage, siteUrl });
}

test('The page runs the build of the editor inside the released shell', async () => {
  const { handler } = await site();
  const { text } = await request(handler).get('/dtc').expect(200);
  expect(text).toContain('/releases/shell/1.0.0+aaaa/main.js');
  expect(text).toContain('"entry":"/dev/mfe-dtc/remoteEntry.js"');
  expect(text).not.toContain('rel="preload"');
  await request(handler).get('/dev/mfe-dtc/remoteEntry.js').expect(200, 'fresh()');
});

test('Where the live shell has a development form the page runs that one, after what swaps components', async () => {
  const storage = folderStorage(temporaryFolder());
  const { handler } = await site(application, storage);
  await releaseMade(storage, {
    app: 'shell',
    release: '1.0.1+ffff',
    files: { 'page.html': '<head></head><div id="root"></div>', 'main.js': 'start()' },
    host: { name: 'shell' },
    bundle: { entry: ['main.js'], development: ['react.js', 'main.js'] },
  });
  const { text } = await request(handler).get('/dtc').expect(200);
  expect([...text.matchAll(/src="([^"]+)"/g)].map(([, address]) => address)).toEqual([
    '/dev/mfe-dtc/hot-swap.js',
    '/dev/mfe-dtc/shell/react.js',
    '/dev/mfe-dtc/shell/main.js',
  ]);
  const script = await request(handler).get('/dev/mfe-dtc/hot-swap.js').expect(200);
  expect(script.text).toContain('injectIntoGlobalHook');
});

test('A remote without a release yet joins the others', async () => {
  const remote = { name: 'mfe_corner', basePath: '/corner', title: 'Corner', frame: {} };
  const { handler } = await site({ ...application, app: 'mfe-corner', remote });
  const { text } = await request(handler).get('/corner');
  expect(text).toContain('"mfe_corner":{"app":"mfe-corner"');
  expect(text).toContain('"mfe_dtc":{"app":"mfe-dtc"');
});

test('Calls go to the running site as if its own pages made them', async () => {
  const { handler } = await site();
  const answer = await request(handler).post('/api/quotes').set('origin', 'http://localhost:8090');
  expect(JSON.parse(answer.text)).toEqual(['/api/quotes', siteUrl]);
});

test('An open page hears of a new build', async () => {
  const { handler, builds } = await site();
  const { url } = await serve(handler);
  const reader = (await fetch(`${url}/dev/mfe-dtc/changes`)).body?.getReader();
  await reader?.read();
  builds.emit('built', '4f0e37d1');
  const heard = await reader?.read();
  expect(new TextDecoder().decode(heard?.value)).toBe('event: built\ndata: 4f0e37d1\n\n');
  await reader?.cancel();
});
