import { expect, type Page } from '@playwright/test';
import { openContact, writeMessage } from '../page-objects/visitor.ts';
import { heading, opened, type Screen, settingsAre } from './screen.ts';

async function enterNumber(page: Page, number: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Licence number' }).fill(number);
  await page.keyboard.press('Enter');
}

async function comingSoon(page: Page): Promise<void> {
  await settingsAre(page, { comingSoon: true });
  await page.goto('/dtc');
  await opened(page);
}

/** It would close by itself before its pictures are taken. */
async function sendMessage(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-20T19:00:00Z') });
  const dialog = await openContact(page);
  await page.route('**/api/contact', (route) => route.fulfill({ status: 202, json: { accepted: true } }));
  await writeMessage(dialog);
  await page.clock.pauseAt(new Date('2026-11-20T20:00:00Z'));
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('dialog', { name: 'Message Sent' })).toBeVisible();
}

/** The page that a mail about the next stop links to. */
async function followDelivery(page: Page): Promise<void> {
  const json = {
    orderId: 'CBO-1795902995155',
    state: 'coming',
    before: 0,
    when: 'between 10:40 AM and 11:05 AM',
    asOf: '10:32 AM',
    mails: { companyName: 'Skylark Kitchen + Bar', on: true },
  };
  await page.route('**/api/deliveries/link', (route) => route.fulfill({ json }));
  await page.goto('/delivery#shown');
  await heading(page, "You're next");
}

/** The page that a supplier's link opens. */
async function openSupplierPage(page: Page): Promise<void> {
  const line = { week: '2026-11-15', area: 'Downtown', containers: 96, millilitres: 45_408 };
  const gantry = { id: 'CTR-112', name: 'Gantry IPA', ldbSku: '104512', size: '24 × 473 mL' };
  const json = {
    ...{ name: 'Container Brewing', from: '2026-08-23', namesCustomers: false },
    ...{ at: '2026-11-20T18:00:00.000Z', until: '2027-02-19T06:59:59.999Z' },
    deliveries: [
      { ...line, productId: 'CTR-112' },
      { ...line, week: '2026-11-08', area: 'West Side', productId: 'CTR-112' },
    ],
    products: [{ ...gantry, inStock: 1253, delivered: 192, days: 182 }],
  };
  await page.route('**/api/suppliers/link', (route) => route.fulfill({ json }));
  await page.goto('/suppliers#shown');
  await heading(page, 'Container Brewing');
}

/** The front door. */
export const frontDoor: Screen[] = [
  { name: 'landing', come: (page) => page.goto('/') },
  {
    name: 'cookie-banner',
    who: 'stranger',
    async come(page) {
      await page.goto('/');
      await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
    },
  },
  {
    name: 'menu',
    only: 390,
    async come(page) {
      await page.goto('/');
      await page.getByRole('button', { name: 'Menu' }).click();
    },
  },
  {
    name: 'customer-type',
    async come(page) {
      await page.goto('/');
      await page.getByRole('main').getByRole('button', { name: 'Shop Our Products' }).click();
      await opened(page);
    },
  },
  {
    name: 'licence-not-found',
    async come(page) {
      await page.goto('/shop');
      await enterNumber(page, '000-000');
      await expect(page.getByText('License Not Found')).toBeVisible();
    },
  },
  {
    name: 'contact',
    async come(page) {
      const dialog = await openContact(page);
      await dialog.getByRole('button', { name: 'Send Message' }).click();
      await expect(dialog.getByText('Full name must be at least 2 characters.')).toBeVisible();
    },
  },
  { name: 'message-sent', come: sendMessage },
  {
    name: 'age-gate',
    who: 'stranger',
    async come(page) {
      await page.goto('/dtc');
      await opened(page);
    },
  },
  { name: 'coming-soon', come: comingSoon },
  {
    name: 'coming-soon-card',
    async come(page) {
      await comingSoon(page);
      await page.getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('textbox')).toHaveCount(0);
    },
  },
  { name: 'next-stop', come: followDelivery },
  { name: 'supplier', come: openSupplierPage },
  {
    name: 'supplier-ended',
    async come(page) {
      await page.goto('/suppliers#supplier.ended.link');
      await heading(page, 'This link is not valid');
    },
  },
  {
    name: 'not-found',
    async come(page) {
      await page.goto('/no/such/page');
      await heading(page, '404');
    },
  },
  {
    name: 'part-away',
    async come(page) {
      await page.route('**/releases/mfe-kegs/**', (route) => route.abort());
      await page.goto('/dtckegs');
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
];
