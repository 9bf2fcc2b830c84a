import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { browserIn } from '../../../delivery/src/gate/index.ts';
import { createGateway } from '../../../delivery/src/gateway/application.ts';
import { goLive, type ReleaseStorage } from '../../../delivery/src/releases/index.ts';
import { candidateWith, healthySource, storageWithLiveShell } from './candidates.ts';

/** One remote fails; the shell, its header, the cart and the other remotes keep working. */
// The service worker's requests would bypass the fake API below.
test.use({
  serviceWorkers: 'block',
  launchOptions: { executablePath: browserIn(process.env), args: ['--no-sandbox', '--disable-gpu'] },
});

let storage: ReleaseStorage;
let server: Server;
let site: string;

test.beforeEach(async () => {
  storage = await storageWithLiveShell();
  server = createGateway({ storage, apiUrl: 'http://127.0.0.1:9' }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

test.afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Makes a build of the corner remote live without the publish gate. */
async function goLiveWith(change: Parameters<typeof candidateWith>[1]): Promise<string> {
  const { record } = await candidateWith(storage, change);
  await goLive(storage, record, 'release', 'the containment’s tests');
  return record.release;
}

/** A fake API that records error reports. */
async function open(page: Page, path = '/corner'): Promise<Array<Record<string, unknown>>> {
  const reports: Array<Record<string, unknown>> = [];
  await page.route('**/api/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/api/errors') {
      const { reports: told = [] } = route.request().postDataJSON();
      reports.push(...told.filter(({ kind }: { kind: string }) => kind !== 'web-vital'));
    }
    if (pathname.endsWith('/events')) return route.fulfill({ status: 204 });
    return route.fulfill({ json: pathname === '/api/products' ? { products: [] } : {} });
  });
  await page.goto(`${site}${path}`, { waitUntil: 'commit' });
  return reports;
}

/** The notice is in the page's place, with a retry; the header is there, and leads to a remote that works. */
async function expectContained(page: Page): Promise<void> {
  await expect(page.getByRole('alert')).toContainText('The Corner can’t be shown right now', {
    timeout: 20_000,
  });
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.evaluate(() => {
    history.pushState(null, '', '/dtc');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('dialog', { name: 'Are you 19 or older?' })).toBeVisible();
}

const source = (from: string, to: string) => ({ files: { 'routes.tsx': healthySource.replace(from, to) } });

test('Missing: a notice takes its place, the fault is reported with its composition, a retry works', async ({
  page,
}) => {
  const release = await goLiveWith({});
  const away = (address: URL) => address.pathname.includes('/mfe-corner/');
  await page.route(away, (route) => route.fulfill({ status: 404 }));
  const reports = await open(page);
  await expect(page.getByRole('alert')).toContainText('The Corner can’t be shown right now');
  await expect.poll(() => reports[0]).toMatchObject({ kind: 'remote', app: 'mfe-corner' });
  expect(reports[0]?.message).toContain(release);
  expect(reports[0]?.composition).toMatchObject({ shell: expect.any(String), 'mfe-corner': release });
  await page.unroute(away);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('button', { name: 'Open' })).toBeVisible();
});

test('Slow: after its patience the page says so', async ({ page }) => {
  await goLiveWith({});
  await page.clock.install();
  await page.route('**/mfe-corner/**', () => undefined);
  await open(page);
  await expect(page.getByRole('banner')).toBeVisible();
  await page.clock.fastForward(15_000);
  await expectContained(page);
});

test('Corrupt: a file that is not what was released does not run', async ({ page }) => {
  await goLiveWith({});
  await page.route('**/mfe-corner/**/__federation*.js', (route) =>
    route.fulfill({ body: 'document.title="taken"' }),
  );
  await open(page);
  await expectContained(page);
  expect(await page.title()).not.toBe('taken');
});

test('Throws when it is loaded: the previous release runs instead', async ({ page }) => {
  await goLiveWith({});
  await goLiveWith({
    files: { 'routes.tsx': `${healthySource}\nif (Date.now() > 0) throw new Error('no glasses');` },
  });
  const reports = await open(page);
  await expect(page.getByRole('button', { name: 'Open' })).toBeVisible();
  await expect.poll(() => reports.length).toBe(1);
});

test('Throws when it is loaded, and nothing ran before', async ({ page }) => {
  await goLiveWith({
    files: { 'routes.tsx': `${healthySource}\nif (Date.now() > 0) throw new Error('no glasses');` },
  });
  await open(page);
  await expectContained(page);
});

test('Throws while it is drawn', { tag: '@quick' }, async ({ page }) => {
  await goLiveWith(
    source('return <Button', "if (Date.now() > 0) throw new Error('spilt');\n  return <Button"),
  );
  await open(page);
  await expectContained(page);
});

test('Draws itself again without end, by what it does when it is laid out', async ({ page }) => {
  const endless = `import { useLayoutEffect } from 'react';\n${healthySource.replace(
    'return <Button',
    'useLayoutEffect(() => setOpen(!open));\n  return <Button',
  )}`;
  await goLiveWith({ files: { 'routes.tsx': endless } });
  await open(page);
  await expectContained(page);
});

test('Draws itself again without end, by what it does after it was drawn', async ({ page }) => {
  const turning =
    'const [turn, setTurn] = useState(0);\n  useEffect(() => setTurn(turn + 1));\n  return <Button';
  const endless = source('return <Button', turning);
  await goLiveWith(endless);
  const reports = await open(page);
  await expectContained(page);
  expect(reports[0]).toMatchObject({
    app: 'mfe-corner',
    kind: 'remote',
    message: 'This page renders endlessly.',
  });
});

test('Redirects without end', async ({ page }) => {
  const circle = `
    import { Navigate, type RouteObject } from 'react-router';
    export const routes: RouteObject[] = [
      { index: true, element: <Navigate to="/corner/round" replace /> },
      { path: 'round', element: <Navigate to="/corner" replace /> },
    ];`;
  await goLiveWith({ files: { 'routes.tsx': circle } });
  await open(page);
  await expectContained(page);
});
