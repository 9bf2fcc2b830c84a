import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, type Browser, test as base, type Page } from '@playwright/test';
import sharp from 'sharp';
import { signInSeparately } from '../page-objects/staff.ts';
import { placeWholesaleOrder } from '../page-objects/staff-desk.ts';
import { passGates } from '../page-objects/visitor.ts';
import { siteUrl } from '../site.ts';
import { frontDoor } from './front-door.ts';
import { kegs } from './kegs.ts';
import { retail } from './retail.ts';
import type { Screen } from './screen.ts';
import { staff } from './staff.ts';
import { wholesale } from './wholesale.ts';

const workspace = join(import.meta.dirname, '../../..');
/** Every picture, to be looked at; and those that are committed. */
const all = join(workspace, 'test-results/all-screens');
const committed = join(workspace, 'docs/screens');
for (const folder of [all, committed]) mkdirSync(folder, { recursive: true });

/** A window, and how wide its picture is kept. */
const windows = [
  { width: 1440, height: 900, kept: 960 },
  { width: 768, height: 1024, kept: 540 },
  { width: 390, height: 844, kept: 293 },
] as const;

/** Longer pages are cropped to this height. */
const TALLEST = 1400;

/** Timeout in milliseconds: some screens hold back a response on purpose. */
const TIMEOUT_MS = 2500;

type State = Awaited<ReturnType<APIRequestContext['storageState']>>;

const PUBS = ['The Gull & Anchor', 'Saltbox Kitchen', 'Low Tide Taproom', 'Rope & Tackle'];

/** Sample data for the staff pages: orders and a lead. */
async function openForBusiness(browser: Browser, request: APIRequestContext): Promise<void> {
  for (const pub of PUBS) await placeWholesaleOrder(browser, pub);
  const lead = { name: 'Ines Calloway', email: 'ines@calloway.example', source: 'retail_popup' };
  await request.post('/api/leads', { data: lead });
}

/** Each worker has a site of its own, where an owner signs in once. */
const test = base.extend<{ who: NonNullable<Screen['who']> }, { signedIn: State }>({
  who: ['visitor', { option: true }],
  signedIn: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: siteUrl() });
      await signInSeparately(context);
      await openForBusiness(browser, context.request);
      await use(await context.storageState());
      await context.close();
    },
    { scope: 'worker' },
  ],
  storageState: ({ who, signedIn }, use) => use(who === 'staff' ? signedIn : undefined),
});

/** One light picture at a desk's width and one dark one at a phone's show what the others do. */
const isCommitted = (
  scheme: 'light' | 'dark',
  width: number,
  only = scheme === 'light' ? 1440 : 390,
): boolean => width === only;

async function keep(picture: Buffer, name: string, width: number, folders: string[]): Promise<void> {
  const small = await sharp(picture).resize({ width }).jpeg({ quality: 46, mozjpeg: true }).toBuffer();
  for (const folder of folders) writeFileSync(join(folder, `${name}.jpg`), small);
}

/** The window that shows a page from its top; a dialog is centred in an ordinary one. */
async function setWindow(page: Page, { width, height }: { width: number; height: number }): Promise<void> {
  await page.setViewportSize({ width, height });
  if ((await page.getByRole('dialog').count()) > 0) return;
  const full = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, Math.min(full, TALLEST)) });
}

/** Waits for the network, the fonts, loading messages and the drawings of products. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: TIMEOUT_MS }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready.then(() => scrollTo(0, 0)));
  const isDrawn = () =>
    [...document.querySelectorAll('svg[data-form]')].every((art) => art.childElementCount > 0) &&
    [...document.querySelectorAll<HTMLImageElement>('img[data-form]')].every(
      (art) => art.complete || art.getBoundingClientRect().top > innerHeight,
    ) &&
    ![...document.querySelectorAll('[role=status]')].some((said) => /^Loading/.test(said.textContent));
  await page.waitForFunction(isDrawn, undefined, { timeout: TIMEOUT_MS }).catch(() => undefined);
}

/** Takes one colour scheme after the other, because a change restyles every drawing, which takes seconds. */
async function takePictures(page: Page, { name, again, only }: Screen): Promise<void> {
  const sizes = windows.filter(({ width }) => only === undefined || only === width);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const size of colorScheme === 'light' ? sizes : sizes.toReversed()) {
      await setWindow(page, size);
      await settle(page);
      await again?.(page);
      const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
      const folders = isCommitted(colorScheme, size.width, only) ? [all, committed] : [all];
      await keep(picture, `${name}-${size.width}-${colorScheme}`, size.kept, folders);
    }
  }
}

/** Replaces event streams, which never end, with silent ones, so that the network can go idle. */
function keepStreamsQuiet(): void {
  class QuietStream extends EventTarget {
    readonly readyState = 1;
    constructor() {
      super();
      queueMicrotask(() => this.dispatchEvent(new Event('open')));
    }
    close(): void {}
  }
  Object.assign(window, { EventSource: QuietStream });
}

for (const screen of [...frontDoor, ...wholesale, ...retail, ...kegs, ...staff]) {
  test.describe(() => {
    test.use({ who: screen.who ?? 'visitor' });
    test(screen.name, async ({ page }) => {
      await page.addInitScript(keepStreamsQuiet);
      await page.setViewportSize({ width: screen.only ?? 1440, height: 900 });
      if (screen.who !== 'stranger') await passGates(page);
      await screen.come(page);
      await takePictures(page, screen);
    });
  });
}
