import { failing, fakeEnvironment } from '../../../testing/fake-environment.ts';
import {
  adoptSessionAtom,
  checkLicenceAtom,
  chooseRetailAtom,
  isStaffAtom,
  leaveLicenceAtom,
  loadSessionAtom,
  mayShopWholesaleAtom,
  rememberLicenseeAtom,
  sessionAtom,
  startState,
} from './index.ts';

const anchor = { licenseNumber: '301234', companyName: 'The Anchor Pub' };
const nora = { email: 'nora.whitfield@cbo.example', devMode: false, role: 'office' } as const;
const SESSION = 'GET /api/session';
const VERIFY = 'POST /api/licences/verify';

async function started(
  answers: Record<string, unknown> = { [SESSION]: {} },
  kept: Record<string, string> = {},
) {
  const world = fakeEnvironment(answers);
  for (const [key, value] of Object.entries(kept)) world.sessionStorage.write(key, value);
  startState(world.store, world.environment);
  await world.clock.advance(0);
  const session = () => world.store.get(sessionAtom);
  return { ...world, session, keptNow: () => Object.fromEntries(world.sessionStorage.kept) };
}
const keptAnchor = { userType: 'licensee', licenseNumber: '301234', companyName: 'The Anchor Pub' };

// PAGE-12
test('Before the API answers, what the tab stored counts', () => {
  const world = fakeEnvironment();
  for (const [key, value] of Object.entries(keptAnchor)) world.sessionStorage.write(key, value);
  startState(world.store, world.environment);
  expect(world.store.get(sessionAtom)).toEqual({
    status: 'unknown',
    userType: 'licensee',
    licensee: anchor,
    person: null,
    staff: null,
    devSignIn: false,
  });
  expect(world.store.get(mayShopWholesaleAtom)).toBe(true);
});

test('What the tab stored may be incomplete or nonsense', async () => {
  expect((await started({}, { userType: 'pirate' })).session()).toMatchObject({
    userType: null,
    licensee: null,
  });
  expect((await started({}, { userType: 'licensee', licenseNumber: '7' })).session().licensee).toEqual({
    licenseNumber: '7',
    companyName: '',
  });
});

test('A licence verified in this browser opens the shop in a new tab too', async () => {
  const world = await started({ [SESSION]: { licensee: anchor } });
  expect(world.session()).toMatchObject({
    status: 'known',
    userType: 'licensee',
    licensee: anchor,
    staff: null,
  });
  expect(world.keptNow()).toEqual(keptAnchor);
});

test('A licence that the API no longer knows is forgotten', async () => {
  const world = await started({ [SESSION]: {} }, keptAnchor);
  expect(world.session()).toMatchObject({ status: 'known', userType: null, licensee: null });
  expect(world.keptNow()).toEqual({});
  expect(world.store.get(mayShopWholesaleAtom)).toBe(false);
});

test('A visitor who chose retail in this tab stays a retail customer', async () => {
  const world = await started({ [SESSION]: { licensee: anchor } }, { userType: 'retail' });
  expect(world.session().userType).toBe('retail');
  expect(world.store.get(mayShopWholesaleAtom)).toBe(false);
});

test("A session that can't be read changes nothing", async () => {
  const world = await started({ [SESSION]: failing(500, 'internal') }, keptAnchor);
  expect(world.session()).toMatchObject({ status: 'unknown', licensee: anchor });
  expect(world.log).toContain('The session could not be read');
});

test('Staff pass the licensee gate', async () => {
  const world = await started({ [SESSION]: { staff: nora } });
  expect(world.store.get(isStaffAtom)).toBe(true);
  expect(world.store.get(mayShopWholesaleAtom)).toBe(true);
});

// PAGE-12
test('Choosing retail and verifying a licence are stored in the tab', async () => {
  const world = await started();
  world.store.set(chooseRetailAtom);
  expect(world.keptNow()).toEqual({ userType: 'retail' });
  world.store.set(rememberLicenseeAtom, anchor);
  expect(world.keptNow()).toEqual(keptAnchor);
});

// PAGE-11
test('The session is requested again when the page becomes visible', async () => {
  const world = await started();
  world.answers[SESSION] = { staff: nora };
  world.listeners.visible?.();
  await world.clock.advance(0);
  expect(world.session().staff).toEqual(nora);
  await world.store.set(loadSessionAtom);
  expect(world.calls.filter((call) => call === SESSION)).toHaveLength(3);
});

test('All who ask for the session while an answer is on its way get that one, and later ones a new one', async () => {
  const world = fakeEnvironment({ [SESSION]: { staff: nora } });
  startState(world.store, world.environment);
  const joined = await world.store.set(loadSessionAtom);
  expect(joined).toEqual({ ok: true, data: { staff: nora } });
  const asked = () => world.calls.filter((call) => call === SESSION).length;
  expect(asked()).toBe(1);
  world.answers[SESSION] = failing(500, 'internal');
  expect(await world.store.set(loadSessionAtom)).toMatchObject({ ok: false, problem: { code: 'internal' } });
  expect(asked()).toBe(2);
  expect(world.store.get(sessionAtom).staff).toEqual(nora);
});

test('An answer that was asked for before someone signed in is asked for again', async () => {
  const world = fakeEnvironment({ [SESSION]: {} });
  startState(world.store, world.environment);
  world.store.set(adoptSessionAtom, { staff: nora });
  world.answers[SESSION] = { staff: { ...nora, role: 'owner' } };
  expect(await world.store.set(loadSessionAtom)).toMatchObject({ data: { staff: { role: 'owner' } } });
  expect(world.calls.filter((call) => call === SESSION)).toHaveLength(2);
  expect(world.store.get(sessionAtom).staff?.role).toBe('owner');
});

test('When staff sign in or out, the catalogue is fetched again: they see hidden products too', async () => {
  const world = await started({ [SESSION]: {}, 'GET /api/products?ifSmall=true': { products: [] } });
  const fetches = () => world.calls.filter((call) => call === 'GET /api/products?ifSmall=true').length;
  expect(fetches()).toBe(1);
  world.store.set(adoptSessionAtom, { staff: nora });
  world.store.set(adoptSessionAtom, { staff: nora });
  expect(fetches()).toBe(2);
  await world.clock.advance(0);
  world.store.set(adoptSessionAtom, {});
  expect(fetches()).toBe(3);
});

test('A number that is found, trimmed, makes a licensee', async () => {
  const world = await started({ [SESSION]: {}, [VERIFY]: anchor });
  expect(await world.store.set(checkLicenceAtom, ' 301234 ')).toEqual({
    kind: 'verified',
    companyName: 'The Anchor Pub',
  });
  expect(world.session()).toMatchObject({ userType: 'licensee', licensee: anchor });
});

// GATE-8
test('After three unknown numbers the contact dialog opens, and counting starts over', async () => {
  const world = await started({ [SESSION]: {}, [VERIFY]: failing(404, 'licence_not_found') });
  const check = () => world.store.set(checkLicenceAtom, '999999');
  expect(await check()).toEqual({ kind: 'not-found', attempt: 1, isLast: false });
  expect(await check()).toEqual({ kind: 'not-found', attempt: 2, isLast: false });
  expect(await check()).toEqual({ kind: 'not-found', attempt: 3, isLast: true });
  expect(await check()).toEqual({ kind: 'not-found', attempt: 1, isLast: false });
});

// GATE-9
test('A number that could not be checked is no attempt', async () => {
  const world = await started({ [SESSION]: {}, [VERIFY]: failing(429, 'too_many_requests') });
  expect(await world.store.set(checkLicenceAtom, '301234')).toEqual({ kind: 'failed' });
  world.answers[VERIFY] = failing(404, 'licence_not_found');
  expect(await world.store.set(checkLicenceAtom, '301234')).toMatchObject({ attempt: 1 });
});

// GATE-15
test('Leaving a licence closes the wholesale shop in this browser; a failure leaves it as it is', async () => {
  const world = await started({ [SESSION]: { licensee: anchor } });
  expect(await world.store.set(leaveLicenceAtom)).toBe(false);
  expect(world.session().licensee).toEqual(anchor);
  world.answers['DELETE /api/session/licensee'] = {};
  expect(await world.store.set(leaveLicenceAtom)).toBe(true);
  expect(world.session()).toMatchObject({ userType: null, licensee: null });
  expect(world.store.get(mayShopWholesaleAtom)).toBe(false);
  expect(world.keptNow()).toEqual({});
});
