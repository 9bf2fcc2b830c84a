import { type Authenticator, softwareAuthenticator } from './authenticator.ts';
import type { Browser } from './staff.ts';

const SITE = 'http://localhost:8080';

/** Sets a passkey up in a signed-in browser; returns its authenticator. */
export async function setUpPasskey(browser: Browser, name = 'Work laptop'): Promise<Authenticator> {
  const authenticator = softwareAuthenticator(SITE);
  const { body: options } = await browser.get('/api/admin/passkeys/options').expect(200);
  const credential = authenticator.register(options);
  await browser.post('/api/admin/passkeys').send({ name, credential }).expect(201);
  return authenticator;
}

/** Confirms a passkey in a browser that is signing in, or signed in; returns the answer. */
export async function confirmPasskey(browser: Browser, authenticator: Authenticator) {
  const { body: options } = await browser.post('/api/auth/passkey/options').expect(200);
  return browser.post('/api/auth/passkey').send({ credential: authenticator.confirm(options) });
}
