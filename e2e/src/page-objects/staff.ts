import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type Page,
  request,
} from '@playwright/test';
import type { SettingsChange } from 'shared-domain/contracts';
import { siteUrl } from '../site.ts';
import { mailTriggeredBy } from './mailbox.ts';

const NORA = 'nora.whitfield@cbo.example';
const SIGN_IN = 'sign-in link';

/** A member of staff in another browser, signed in by a mailed link; call `close` at the end. */
export async function memberOfStaff(browser: Browser) {
  const context = await browser.newContext({ baseURL: siteUrl() });
  const { request } = context;
  await signIn(context);
  return {
    switchSettings: async (settings: SettingsChange) => {
      const answer = await request.patch('/api/admin/settings', { data: settings });
      if (!answer.ok()) throw new Error(`the settings answered ${answer.status()}`);
    },
    changeProduct: async (id: string, change: Record<string, unknown>) => {
      const { updatedAt } = await (await request.get(`/api/products/${id}`)).json();
      const answer = await request.patch(`/api/admin/products/${id}`, { data: { ...change, updatedAt } });
      if (!answer.ok()) throw new Error(`the product answered ${answer.status()}: ${await answer.text()}`);
    },
    close: () => context.close(),
  };
}

async function mailedToken(request: APIRequestContext, email: string): Promise<string> {
  const mail = await mailTriggeredBy(request, email, SIGN_IN, () =>
    request.post('/api/auth/link', { data: { email } }),
  );
  const [, token] = /token=([^\s"&<]+)/.exec(mail.text) ?? [];
  return token ?? '';
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** Nora's session on this worker's site. */
let session: Promise<Cookies> | undefined;

/** Signs a browser in with Nora's session, which all journeys of a worker share. */
export async function signIn(context: BrowserContext): Promise<void> {
  session ??= sessionOf(NORA);
  await context.addCookies(await session);
}

/** Signs a browser in to a session of its own: for a journey that ends it, or that needs someone else. */
export async function signInSeparately(context: BrowserContext, email = NORA): Promise<void> {
  await context.addCookies(await sessionOf(email));
}

async function sessionOf(email: string): Promise<Cookies> {
  const browser = await request.newContext({ baseURL: siteUrl() });
  const token = await mailedToken(browser, email);
  const answer = await browser.post('/api/auth/session', { data: { token: decodeURIComponent(token) } });
  if (!answer.ok()) throw new Error(`sign-in answered ${answer.status()}`);
  const { cookies } = await browser.storageState();
  await browser.dispose();
  return cookies;
}

/** Opens the link of a mail in the page, as a member of staff does. */
export async function openMailedLink(page: Page, email = NORA): Promise<void> {
  await page.goto(`/admin/login#token=${await mailedToken(page.request, email)}`);
}
