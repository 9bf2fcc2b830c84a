import { failing, fakeEnvironment } from '../../../testing/fake-environment.ts';
import { fakeStorage } from '../../../testing/fake-storage.ts';
import { testProduct } from '../../goods/products/fixtures.ts';
import {
  addToCartAtom,
  ageAtom,
  answerCookiesAtom,
  cartAtoms,
  compositionAtom,
  confirmAgeAtom,
  cookieConsentAtom,
  inertEnvironment,
  isCookieBannerDueAtom,
  loadSettingsAtom,
  openDialogAtom,
  recordAppAtom,
  STORE_KEY,
  settingsAtom,
  startState,
  store as thePagesStore,
} from './index.ts';
import { inventoryStoreAtom } from './persisted.ts';

const SETTINGS = 'GET /api/settings';

async function started(world = fakeEnvironment()) {
  startState(world.store, world.environment);
  await world.clock.advance(0);
  return world;
}
const withLocal = (texts: Record<string, string>) =>
  fakeEnvironment({}, { localStorage: fakeStorage(texts) });

test("The age is unknown until the browser's storage was read, and then not verified", async () => {
  const world = fakeEnvironment();
  expect(world.store.get(ageAtom)).toBe('unknown');
  await started(world);
  expect(world.store.get(ageAtom)).toBe('unverified');
});

test('YES is kept for 365 days as a cookie and in local storage', async () => {
  const world = await started();
  world.store.set(confirmAgeAtom);
  expect(world.store.get(ageAtom)).toBe('verified');
  expect(world.environment.cookies.read()).toBe(
    'cbo-age-verified=true; Max-Age=31536000; Path=/; SameSite=Lax',
  );
  expect(world.localStorage.read('cbo-age-verified')).toBe('true');
  expect(world.store.get(inventoryStoreAtom).isKegPortalUnlocked).toBe(false);
});

// GATE-4
test('Passing the gate on a page of the keg portal unlocks it', async () => {
  const world = await started();
  world.store.set(confirmAgeAtom, { onKegPortal: true });
  expect(world.store.get(inventoryStoreAtom).isKegPortalUnlocked).toBe(true);
  expect(JSON.parse(world.localStorage.read(STORE_KEY) ?? '').state.isKegPortalUnlocked).toBe(true);
});

// GATE-2
test('A flag found only in local storage sets the cookie again; a cookie alone is enough', async () => {
  const stored = await started(withLocal({ 'cbo-age-verified': 'true' }));
  expect(stored.store.get(ageAtom)).toBe('verified');
  expect(stored.environment.cookies.read()).toContain('cbo-age-verified=true');
  const world = fakeEnvironment();
  world.environment.cookies.write('theme=dark; cbo-age-verified=true');
  await started(world);
  expect(world.store.get(ageAtom)).toBe('verified');
});

// GATE-12
test('The cookie banner shows unless cookies were accepted; either answer hides it for this visit', async () => {
  const first = await started();
  expect(first.store.get(isCookieBannerDueAtom)).toBe(true);
  first.store.set(answerCookiesAtom, 'declined');
  expect(first.store.get(isCookieBannerDueAtom)).toBe(false);
  expect(first.store.get(cookieConsentAtom)).toBe('declined');
  expect((await started(withLocal({ 'cookie-consent': 'declined' }))).store.get(isCookieBannerDueAtom)).toBe(
    true,
  );
  const accepted = await started(withLocal({ 'cookie-consent': 'accepted' }));
  expect(accepted.store.get(isCookieBannerDueAtom)).toBe(false);
  expect((await started(withLocal({ 'cookie-consent': 'perhaps' }))).store.get(cookieConsentAtom)).toBeNull();
});

test('An answer to the cookie banner in another tab counts in this one', async () => {
  const world = await started();
  world.localStorage.write('cookie-consent', 'accepted');
  world.listeners.storage?.('cookie-consent');
  expect(world.store.get(cookieConsentAtom)).toBe('accepted');
  expect(world.store.get(isCookieBannerDueAtom)).toBe(false);
});

test('Coming Soon is off and the store open until the API says otherwise; Coming Soon is cached', async () => {
  const world = await started();
  expect(world.store.get(settingsAtom)).toEqual({ comingSoon: false, retailStoreOpen: true, isKnown: false });
  world.answers[SETTINGS] = { comingSoon: true, retailStoreOpen: false, company: {} };
  await world.store.set(loadSettingsAtom);
  expect(world.store.get(settingsAtom)).toEqual({ comingSoon: true, retailStoreOpen: false, isKnown: true });
  expect(world.store.get(inventoryStoreAtom).isComingSoonEnabled).toBe(true);
  const next = await started(fakeEnvironment({}, { localStorage: world.localStorage }));
  expect(next.store.get(settingsAtom)).toEqual({ comingSoon: true, retailStoreOpen: true, isKnown: false });
});

test("Settings that can't be read are only logged", async () => {
  const world = await started(fakeEnvironment({ [SETTINGS]: failing(500, 'internal') }));
  expect(world.log).toContain('The settings could not be read');
  expect(world.store.get(settingsAtom).isKnown).toBe(false);
});

// GATE-14
test('An open page learns of a switch from the live stream, and after a gap by a request', async () => {
  const world = fakeEnvironment({ [SETTINGS]: { comingSoon: false, retailStoreOpen: true, company: {} } });
  startState(world.store, world.environment);
  await world.clock.advance(0);
  world.listeners.live?.also?.settings?.({ comingSoon: false, retailStoreOpen: false });
  expect(world.store.get(settingsAtom).retailStoreOpen).toBe(false);
  world.answers[SETTINGS] = { comingSoon: true, retailStoreOpen: true, company: {} };
  world.listeners.live?.onOpen?.(true);
  await world.clock.advance(0);
  expect(world.store.get(settingsAtom)).toEqual({ comingSoon: true, retailStoreOpen: true, isKnown: true });
});

test('The page knows its apps, and one open dialog', () => {
  const { store } = fakeEnvironment();
  store.set(recordAppAtom, 'shell', '1.0.0+a1');
  store.set(recordAppAtom, 'mfe_dtc', '1.2.0+b2');
  const before = store.get(compositionAtom);
  store.set(recordAppAtom, 'mfe_dtc', '1.2.0+b2');
  expect(store.get(compositionAtom)).toBe(before);
  expect(before).toEqual({ shell: '1.0.0+a1', mfe_dtc: '1.2.0+b2' });
  expect(thePagesStore.get(openDialogAtom)).toBeNull();
});

test('Before it is started the state requests nothing and stores nothing', async () => {
  const { store } = fakeEnvironment();
  const { client, localStorage, sessionStorage, cookies, log, schedule, now, onStorage, onVisible } =
    inertEnvironment;
  store.set(addToCartAtom, { channel: 'dtc', product: testProduct() });
  expect(store.get(cartAtoms.dtc)).toHaveLength(1);
  const answer = await client.call('sendContact', {
    body: { formData: { fullName: '', email: '', message: '' } },
  });
  expect(answer.ok ? '' : answer.problem.code).toBe('network');
  localStorage.remove('x');
  cookies.write('x=1');
  log('nothing');
  for (const stop of [schedule(() => undefined, 0), onStorage(() => undefined), onVisible(() => undefined)])
    stop();
  expect([localStorage.read('x'), sessionStorage.write('x', '1'), cookies.read()]).toEqual([null, false, '']);
  expect(now()).toEqual(new Date('2026-01-01T20:00:00.000Z'));
});
