import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { developmentSite } from '../../../delivery/src/development/site.ts';
import { watchRemote } from '../../../delivery/src/development/watch.ts';
import { browserIn } from '../../../delivery/src/gate/index.ts';
import { workspace } from '../../../delivery/src/workspace.ts';
import { block, storageWithLiveShell, writeSources } from './candidates.ts';

/** `npm run dev`: a remote in development inside the released shell. */
test.use({
  serviceWorkers: 'block',
  launchOptions: { executablePath: browserIn(process.env), args: ['--no-sandbox', '--disable-gpu'] },
});

const sources = {
  'routes.tsx': `
import type { RouteObject } from 'react-router';
import { Corner } from './corner.tsx';

export const routes: RouteObject[] = [{ index: true, element: <Corner /> }];
`,
  'corner.tsx': `
import { useState } from 'react';
import { Button } from 'shared-ui/button';
import styles from './corner.module.css';
import { greeting } from './greeting.ts';

export function Corner() {
  const [poured, setPoured] = useState(0);
  return (
    <>
      <h1 className={styles.title}>Morning corner</h1>
      <p>{greeting}</p>
      <label>Name <input /></label>
      <Button onClick={() => setPoured(poured + 1)}>{poured} poured</Button>
    </>
  );
}
`,
  'greeting.ts': "export const greeting = 'Good morning';\n",
  'corner.module.css': '.title { letter-spacing: 1px }\n',
};

let root: string;
let server: Server;
let endWatching: () => Promise<void>;
let complaints: string[];
let address: string;

test.beforeEach(async () => {
  root = writeSources(sources, 'mfe-desk');
  complaints = [];
  const application = { app: 'mfe-desk', root, version: '1.0.0', dependencies: {}, remote: block };
  const storage = await storageWithLiveShell();
  const firstBuild = Promise.withResolvers<void>();
  const { folder, close } = watchRemote(application, workspace, ({ hash, errors }) => {
    if (errors) complaints.push(errors);
    else builds.emit('built', hash);
    firstBuild.resolve();
  });
  const { handler, builds } = developmentSite({
    application,
    folder,
    storage,
    siteUrl: 'http://127.0.0.1:9',
  });
  await firstBuild.promise;
  endWatching = close;
  server = handler.listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/corner`;
});

test.afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await endWatching();
});

const save = (name: keyof typeof sources, from: string, to: string) =>
  writeFileSync(join(root, 'src', name), sources[name].replace(from, to));

/** Opens the page and puts state on it that a reload would lose. Returns how often it was loaded. */
async function openAndUse(page: Page): Promise<() => number> {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route('**/api/**', (route) => route.fulfill({ status: 204 }));
  await page.goto(address);
  await page.getByRole('textbox', { name: 'Name' }).fill('Ines');
  await page.getByRole('button', { name: '0 poured' }).click();
  await expect(page.getByRole('button', { name: '1 poured' })).toBeVisible();
  return () => loads;
}

async function expectKept(page: Page, loads: () => number): Promise<void> {
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ines');
  await expect(page.getByRole('button', { name: '1 poured' })).toBeVisible();
  expect(loads()).toBe(1);
}

test('An edited component takes the place of the old one, and the page keeps its state', {
  tag: '@quick',
}, async ({ page }) => {
  const loads = await openAndUse(page);
  save('corner.tsx', 'Morning corner', 'Evening corner');
  await expect(page.getByRole('heading', { name: 'Evening corner' })).toBeVisible();
  await expectKept(page, loads);
});

test('An edit of a style sheet and of what a component imports is taken over in place too', async ({
  page,
}) => {
  const loads = await openAndUse(page);
  save('greeting.ts', 'Good morning', 'Good evening');
  await expect(page.getByText('Good evening')).toBeVisible();
  save('corner.module.css', '1px', '3px');
  await expect(page.getByRole('heading', { name: 'Morning corner' })).toHaveCSS('letter-spacing', '3px');
  await expectKept(page, loads);
});

test('What does not compile leaves the page as it is, until it does', async ({ page }) => {
  const loads = await openAndUse(page);
  save('corner.tsx', '<h1', '<h1 <');
  await expect.poll(() => complaints.join()).toContain('corner.tsx');
  save('corner.tsx', 'Morning corner', 'Late corner');
  await expect(page.getByRole('heading', { name: 'Late corner' })).toBeVisible();
  await expectKept(page, loads);
});

test('An edit of the routes themselves reloads the page', async ({ page }) => {
  const loads = await openAndUse(page);
  save('routes.tsx', '<Corner />', '<h1>No corner</h1>');
  await expect(page.getByRole('heading', { name: 'No corner' })).toBeVisible();
  expect(loads()).toBe(2);
});
