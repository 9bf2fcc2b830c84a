import { createLink } from '../src/accounts/contact-links/links.ts';
import { licenseeModel } from '../src/accounts/licences/index.ts';
import { type Browser, licensee } from './buyers.ts';
import type { Shop } from './shop.ts';

/** Makes someone a person of an account who has joined. */
export async function accountPerson(
  { api, clock }: Pick<Shop, 'api' | 'clock'>,
  number: string,
  email: string,
  roles: string[],
): Promise<void> {
  const at = clock.now();
  const person = { email, roles, invitedAt: at, joinedAt: at };
  const contact = { name: email.split('@')[0], email, orderMails: false, person };
  await licenseeModel(api.deps.connection).updateOne({ _id: number }, { $push: { contacts: contact } });
}

/** Asks for a sign-in link in a browser; returns the token of the mail, which goes out after the answer. */
export async function emailedAccountToken(shop: Shop, browser: Browser, email: string): Promise<string> {
  const before = (await shop.mails()).length;
  const { body } = await browser.post('/api/account/link').send({ email }).expect(202);
  expect(body).toEqual({ accepted: true });
  for (let looks = 0; looks < 200; looks += 1) {
    const [newest, ...others] = await shop.mails();
    const token = /sign-in#token=([\w.%-]+)/.exec(newest?.text ?? '')?.[1];
    if (token && others.length >= before) return decodeURIComponent(token);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('no sign-in link was mailed');
}

/** A browser in which a person has signed in by an emailed link. */
export async function signInToAccount(shop: Shop, email: string): Promise<Browser> {
  const browser = shop.api.browser();
  const token = await emailedAccountToken(shop, browser, email);
  await browser.post('/api/account/session').send({ token }).expect(200);
  return browser;
}

/** A browser of the licensee that opened a link mailed to this address. */
export async function openedLink(shop: Shop, email: string): Promise<Browser> {
  const browser = await licensee(shop);
  const token = await createLink(shop.api.deps, '104882', email);
  await browser.post('/api/licensee/orders/link').send({ token }).expect(202);
  return browser;
}
