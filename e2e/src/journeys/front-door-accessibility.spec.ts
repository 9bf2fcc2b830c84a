import { expect, type Page, test } from '@playwright/test';
import { inspect } from '../page-objects/inspector.ts';
import { header, openContact, openLanding, passGates, toast, writeMessage } from '../page-objects/visitor.ts';

const opened = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.getByRole('dialog')).toBeVisible();
};

const openChoice = async (page: Page) => {
  await openLanding(page);
  await page.getByRole('main').getByRole('button', { name: 'Shop Our Products' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

/** 'Message Sent' would close by itself while axe runs; axe needs a running clock. */
const holdThanks = (page: Page) =>
  page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    const patient = (task: TimerHandler, milliseconds?: number) =>
      wait(task, milliseconds === 5000 ? 600_000 : milliseconds);
    Object.assign(window, { setTimeout: patient });
  });

const screens: Array<[string, (page: Page) => Promise<unknown>]> = [
  [
    'landing with the cookie banner',
    async (page) => {
      await page.goto('/');
      await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
    },
  ],
  ['customer type', openChoice],
  [
    'licence entry after a number not found',
    async (page) => {
      await openChoice(page);
      await page.getByRole('button', { name: 'Licensee' }).click();
      await page.getByRole('textbox', { name: 'Licence number' }).fill('000-000');
      await page.keyboard.press('Enter');
      await expect(toast(page, 'License Not Found')).toBeVisible();
    },
  ],
  ['shop access', (page) => opened(page, '/shop')],
  ['age gate of the retail shop', (page) => opened(page, '/dtc')],
  ['age gate of the keg portal', (page) => opened(page, '/dtckegs')],
  [
    'contact with messages at its fields',
    async (page) => {
      const dialog = await openContact(page);
      await dialog.getByRole('button', { name: 'Send Message' }).click();
      await expect(dialog.getByText('Full name must be at least 2 characters.')).toBeVisible();
    },
  ],
  [
    'message sent',
    async (page) => {
      await holdThanks(page);
      const dialog = await openContact(page);
      await page.route('**/api/contact', (route) => route.fulfill({ status: 202, json: { accepted: true } }));
      await writeMessage(dialog);
      await dialog.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByRole('dialog', { name: 'Message Sent' })).toBeVisible();
    },
  ],
  [
    'coming soon: popup, then card',
    async (page) => {
      await page.addInitScript(() => localStorage.setItem('cbo-age-verified', 'true'));
      await page.route('**/api/settings', async (route) => {
        const settings = await (await route.fetch()).json();
        await route.fulfill({ json: { ...settings, comingSoon: true } });
      });
      await opened(page, '/dtc');
      await page.getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('button', { name: 'Notify Me When You Launch!' })).toBeVisible();
    },
  ],
  [
    'toasts and the link of the open page',
    async (page) => {
      await passGates(page);
      await page.goto('/dtckegs');
      const add = page.getByRole('article').getByRole('button', { name: 'Add to Cart' });
      for (const place of [0, 1]) await add.nth(place).click();
      await expect(toast(page, 'added to cart').first()).toBeVisible();
    },
  ],
  [
    'menu of a phone',
    async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openLanding(page);
      await header(page).getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    },
  ],
  [
    'staff sign-in',
    async (page) => {
      await page.goto('/admin/login');
      await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
    },
  ],
  [
    'a part that is away',
    async (page) => {
      await passGates(page);
      await page.route('**/releases/mfe-kegs/**', (route) => route.abort());
      await page.goto('/dtckegs');
      await expect(page.getByRole('heading', { level: 1, name: /can’t be shown right now$/ })).toBeVisible();
    },
  ],
  [
    'not found',
    async (page) => {
      await page.goto('/no/such/page');
      await expect(page.getByText('Oops! Page not found')).toBeVisible();
    },
  ],
];

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test.describe(`axe finds nothing at ${width} px`, () => {
    test.use({ viewport: { width, height } });
    for (const [what, come] of screens) {
      test(what, async ({ page }) => {
        await come(page);
        await inspect(page);
      });
    }
  });
}
