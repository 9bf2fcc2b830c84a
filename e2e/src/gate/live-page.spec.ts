import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { browserIn } from '../../../delivery/src/gate/index.ts';
import { createGateway } from '../../../delivery/src/gateway/application.ts';
import { previewLink } from '../../../delivery/src/gateway/preview.ts';
import { goLive, type ReleaseStorage } from '../../../delivery/src/releases/index.ts';
import { candidateWith, storageWithLiveShell } from './candidates.ts';

/** What visitors see of a release and of a candidate. */
test.use({
  serviceWorkers: 'block',
  launchOptions: { executablePath: browserIn(process.env), args: ['--no-sandbox', '--disable-gpu'] },
});

const secret = 'a secret of this test';
let storage: ReleaseStorage;
let server: Server;
let site: string;

test.beforeEach(async () => {
  storage = await storageWithLiveShell();
  server = createGateway({ storage, apiUrl: 'http://127.0.0.1:9', previewSecret: secret }).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

test.afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A remote with two pages, the second of which is loaded lazily. */
const corner = (text: string) => ({
  files: {
    'routes.tsx': `
      import type { RouteObject } from 'react-router';
      import { Link } from 'shared-ui/router';
      const First = () => <><h1>${text} corner</h1><Link to="/corner/table">Table</Link></>;
      export const routes: RouteObject[] = [
        { index: true, element: <First /> },
        { path: 'table', lazy: async () => ({ Component: (await import('./table.tsx')).Table }) },
      ];`,
    'table.tsx': `export const Table = () => <h1>${text} table</h1>;`,
  },
});

async function goLiveWith(text: string): Promise<void> {
  const { record } = await candidateWith(storage, corner(text));
  await goLive(storage, record, 'release', 'Nora');
}

async function visitor(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.route('**/api/**', (route) => route.fulfill({ status: 204 }));
  return page;
}

// RELEASE-5
test('A page that is open while a release goes live goes on with its own, the next page has the new one', async ({
  browser,
}) => {
  await goLiveWith('Old');
  const open = await visitor(browser);
  await open.goto(`${site}/corner`);
  await expect(open.getByRole('heading', { name: 'Old corner' })).toBeVisible();
  await goLiveWith('New');
  await open.getByRole('link', { name: 'Table' }).click();
  await expect(open.getByRole('heading', { name: 'Old table' })).toBeVisible();
  const next = await visitor(browser);
  await next.goto(`${site}/corner`);
  await expect(next.getByRole('heading', { name: 'New corner' })).toBeVisible();
});

test('A preview link shows the candidate with a badge, to who opened it alone, until it is left', async ({
  browser,
}) => {
  await goLiveWith('Old');
  const { record } = await candidateWith(storage, corner('Next'));
  const preview = { app: record.app, release: record.release, expires: Date.now() + 3_600_000 };
  const guest = await visitor(browser);
  await guest.goto(previewLink(site, preview, secret));
  await expect(guest.getByRole('heading', { name: 'Next corner' })).toBeVisible();
  await expect(guest.getByText(`Preview of mfe-corner ${record.release}`)).toBeVisible();
  const other = await visitor(browser);
  await other.goto(`${site}/corner`);
  await expect(other.getByRole('heading', { name: 'Old corner' })).toBeVisible();
  await expect(other.getByText('Preview of')).toHaveCount(0);
  await guest.getByRole('link', { name: 'Leave preview' }).click();
  await guest.goto(`${site}/corner`);
  await expect(guest.getByRole('heading', { name: 'Old corner' })).toBeVisible();
});
