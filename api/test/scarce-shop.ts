import { workOnAllocations } from '../src/accounts/allocations/index.ts';
import { licenseeModel } from '../src/accounts/licences/index.ts';
import { shareToken } from '../src/requests/protections/index.ts';
import { type Browser, staffMember } from './buyers.ts';
import { stockedShop } from './test-shop.ts';

export const HOUR = 60 * 60 * 1000;
export const NUMBERS = ['301-442', '302-907', '303-115'];

export const ask = (browser: Browser, id: string, units: number) =>
  browser.put(`/api/licensee/allocations/${id}/request`).send({ units });
export const confirm = (browser: Browser, id: string, units: number, given: object = {}) =>
  browser.post(`/api/licensee/allocations/${id}/confirm`).send({ units, unitPrice: 60, ...given });
export const decline = (browser: Browser, id: string, isDeclined: boolean) =>
  browser.put(`/api/licensee/allocations/${id}/let-go`).send({ letGo: isDeclined });
export const reasonOf = ({ status, body }: { status: number; body: { code?: string; detail?: string } }) => [
  status,
  body.code,
  body.detail,
];

/** A shop for each test, with 20 of a scarce beer, three pubs, and someone of staff. */
export function scarceShop() {
  const shop = stockedShop(
    { _id: 'LOG', name: "Captain's Log", price: 60, stock: 20 },
    { _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 100 },
  );
  let staff: Browser;
  // A staff session ends after seven days, and these tests move the clock by weeks.
  beforeEach(async () => {
    staff = await staffMember(shop);
  });
  beforeAll(async () => {
    const now = shop.clock.now();
    await licenseeModel(shop.api.deps.connection).create(
      NUMBERS.map((_id) => ({
        _id,
        companyName: `Pub ${_id}`,
        contacts: [{ name: 'Bar', email: `bar@${_id}.example`, orderMails: true }],
        deliveryAddress: '12 Water Street, Vancouver, BC V6B 1A1',
        created_at: now,
        updatedAt: now,
      })),
    );
  });

  /** Each test's allocations are announced at the clock's own time: open for a day, an hour from now. */
  const inHours = (hours: number) => new Date(shop.clock.now().getTime() + hours * HOUR).toISOString();
  const terms = (changes: object = {}) => ({
    ...{ productId: 'LOG', kind: 'shared', units: 7, most: 4 },
    ...{ opensAt: inHours(1), closesAt: inHours(25) },
    ...changes,
  });
  const announce = async (changes: object = {}): Promise<string> =>
    (await staff.post('/api/admin/allocations').send(terms(changes)).expect(201)).body.id;
  const work = () => workOnAllocations(shop.api.deps);
  const at = (hours: number) => shop.clock.advance(hours * HOUR);
  const pub = async (licenseNumber: string): Promise<Browser> => {
    const browser = shop.api.browser();
    await browser.post('/api/licences/verify').send({ licenseNumber }).expect(200);
    return browser;
  };

  /** A browser opens the link of the mail about its account's share. */
  const openShare = (browser: Browser, allocation: string, licenseNumber: string) => {
    const email = `bar@${licenseNumber}.example`;
    const token = shareToken(shop.api.deps, { allocation, licenseNumber, email });
    return browser.post('/api/licensee/orders/link').send({ token }).expect(202);
  };

  /** Three pubs have asked for 4, 4 and 1 of 7, it was shared, and they have opened the mail about it. */
  async function shared(): Promise<{ id: string; pubs: [Browser, Browser, Browser] }> {
    const id = await announce();
    const pubs = (await Promise.all(NUMBERS.map(pub))) as [Browser, Browser, Browser];
    at(2);
    for (const [place, units] of [4, 4, 1].entries())
      await ask(pubs[place] as Browser, id, units).expect(200);
    at(24);
    await work();
    for (const [place, browser] of pubs.entries()) await openShare(browser, id, NUMBERS[place] as string);
    return { id, pubs };
  }

  return {
    shop,
    staff: () => staff,
    terms,
    announce,
    work,
    at,
    pub,
    shared,
    openShare,
    seen: async (id: string) => (await staff.get(`/api/admin/allocations/${id}`).expect(200)).body,
    inStock: async () => (await shop.stock('LOG')).stock,
  };
}
