import { type Browser, licensee, sendOrder, staffMember } from '../../../test/buyers.ts';
import { checkoutForm, line } from '../../../test/shop.ts';
import { stockedShop } from '../../../test/test-shop.ts';
import { licenseeModel } from '../licences/index.ts';

const shop = stockedShop({ _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 10 });

async function order(browser: Browser, email = checkoutForm.email): Promise<string> {
  const { body } = await sendOrder(browser, 'licensee', {
    ...checkoutForm,
    email,
    lines: [line('IPA', 2)],
    expectedTotal: 130.8,
  }).expect(201);
  return body.id;
}

/** Looks again until it finds something. */
async function found<Found>(look: () => Promise<Found | undefined>): Promise<Found> {
  for (let looks = 0; looks < 100; looks += 1) {
    const seen = await look();
    if (seen !== undefined) return seen;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('no link was mailed');
}

/** The token of the mailed link, once it has arrived. */
const emailedToken = () => found(async () => /token=([\w-]+)/.exec((await shop.mails())[0]?.text ?? '')?.[1]);

describe('former orders', () => {
  // ORDER-16
  test('are shown to the browser that placed them alone: lines, dates and totals only', async () => {
    const browser = await licensee(shop);
    const id = await order(browser);
    const { body } = await browser.get('/api/licensee/orders').expect(200);
    expect(body).toEqual({
      access: 'browser',
      orders: [
        {
          id,
          orderDate: '2026-11-20T17:41:00.000Z',
          status: 'pending',
          totalAmount: 130.8,
          items: [
            {
              productId: 'IPA',
              productName: 'Moon Moth Hazy IPA',
              productPrice: 60,
              productPackagingType: 'Packaged',
              quantity: 2,
              lineTotal: 120,
            },
          ],
        },
      ],
    });
    const { body: others } = await (await licensee(shop)).get('/api/licensee/orders').expect(200);
    expect(others.orders).toEqual([]);
    const { body: refusal } = await shop.api.browser().get('/api/licensee/orders').expect(401);
    expect(refusal.code).toBe('licence_required');
  });

  // ORDER-16
  test('are opened once by a link emailed to an address of such an order', async () => {
    const id = await order(await licensee(shop));
    const other = await licensee(shop);
    await other.post('/api/licensee/orders/link').send({ email: 'Ines@Tremblay.example' }).expect(202);
    const token = await emailedToken();
    await other.post('/api/licensee/orders/link').send({ token }).expect(202);
    const { body } = await other.get('/api/licensee/orders').expect(200);
    expect(body).toMatchObject({ access: 'link', orders: [{ id }] });
    const { body: used } = await (await licensee(shop))
      .post('/api/licensee/orders/link')
      .send({ token })
      .expect(401);
    expect(used.code).toBe('link_used');
  });

  /** Opens a mailed link in this browser. Returns what it then sees. */
  async function openedBy(browser: Browser, email: string) {
    await browser.post('/api/licensee/orders/link').send({ email }).expect(202);
    await browser
      .post('/api/licensee/orders/link')
      .send({ token: await emailedToken() })
      .expect(202);
    const { body } = await browser.get('/api/licensee/orders').expect(200);
    return body.orders.map(({ id }: { id: string }) => id);
  }

  // ORDER-16
  test("of others stay closed to a stranger who orders with the licence's number and an address of their own", async () => {
    await order(await licensee(shop));
    const stranger = await licensee(shop);
    const theirs = await order(stranger, 'eve@evil.example');
    expect(await openedBy(stranger, 'eve@evil.example')).toEqual([theirs]);
  });

  // EDIT-10
  test('are cancelled by who opened the mailed link, and by no other browser with the licence', async () => {
    const id = await order(await licensee(shop));
    const other = await licensee(shop);
    await other.post(`/api/orders/${id}/cancel`).send({}).expect(404);
    await openedBy(other, 'ines@tremblay.example');
    await other.post(`/api/orders/${id}/cancel`).send({}).expect(200);
  });

  // ORDER-16
  test('are all opened by an address that staff have put on the account, until they take it off', async () => {
    const licences = licenseeModel(shop.api.deps.connection);
    const contacts = [{ name: 'Bo Park', email: 'Books@gull.example', orderMails: false }];
    await licences.updateOne({ _id: '104882' }, { $set: { contacts } });
    const ids = [await order(await licensee(shop)), await order(await licensee(shop), 'eve@evil.example')];
    const browser = await licensee(shop);
    expect((await openedBy(browser, 'books@gull.example')).sort()).toEqual(ids.sort());
    await licences.updateOne({ _id: '104882' }, { $unset: { contacts: true } });
    expect((await browser.get('/api/licensee/orders')).body.orders).toEqual([]);
  });

  // ORDER-26
  test("fill in the order form of a contact's browser with the account's addresses, and of no other", async () => {
    const licences = licenseeModel(shop.api.deps.connection);
    const contacts = [{ name: 'Bo Park', email: 'Bo@gull.example', orderMails: false }];
    const own = {
      deliveryAddress: '1180 Powell Street, Vancouver, BC V6A 1H4',
      otherAddresses: ['12 Water Street, Vancouver, BC V6B 1A1', 'The back door'],
    };
    await licences.updateOne({ _id: '104882' }, { $set: { contacts } });
    await order(await licensee(shop));
    const browser = await licensee(shop);
    const details = async () => (await browser.get('/api/licensee/details').expect(200)).body;
    expect(await details()).toEqual({ addresses: [] });
    await openedBy(browser, 'bo@gull.example');
    // LICENCE-20
    expect((await details()).addresses).toEqual([]);
    await order(browser);
    expect(await details()).toEqual({
      contact: { firstName: 'Bo', lastName: 'Park', email: 'Bo@gull.example' },
      addresses: [{ address: '2256 West 4th Avenue', city: 'Vancouver', postalCode: 'V6K 1N9' }],
    });
    await licences.updateOne({ _id: '104882' }, { $set: own });
    expect((await details()).addresses).toEqual([
      { address: '1180 Powell Street', city: 'Vancouver', postalCode: 'V6A 1H4' },
      { address: '12 Water Street', city: 'Vancouver', postalCode: 'V6B 1A1' },
    ]);
    await licences.updateOne(
      { _id: '104882' },
      { $unset: { contacts: true, deliveryAddress: true, otherAddresses: true } },
    );
    expect(await details()).toEqual({ addresses: [] });
  });

  // LICENCE-17
  test('are opened by the link that staff mail to a contact of the account, and to no other address', async () => {
    const id = await order(await licensee(shop), 'eve@evil.example');
    const contacts = [{ name: 'Bo Park', email: 'bo@gull.example', orderMails: false }];
    await licenseeModel(shop.api.deps.connection).updateOne({ _id: '104882' }, { $set: { contacts } });
    const staff = await staffMember(shop);
    const mailTo = (email: string) => staff.post('/api/admin/licences/104882/links').send({ email });
    await mailTo('eve@evil.example').expect(404);
    await mailTo('bo@gull.example').expect(202, { accepted: true });
    const browser = await licensee(shop);
    const token = await emailedToken();
    await browser.post('/api/licensee/orders/link').send({ token }).expect(202);
    expect((await browser.get('/api/licensee/orders')).body.orders).toMatchObject([{ id }]);
    await licenseeModel(shop.api.deps.connection).updateOne(
      { _id: '104882' },
      { $unset: { contacts: true } },
    );
  });

  // ORDER-16
  test('are not opened by a link older than half an hour, nor by a made-up one', async () => {
    await order(await licensee(shop));
    const other = await licensee(shop);
    await other.post('/api/licensee/orders/link').send({ email: 'ines@tremblay.example' }).expect(202);
    const token = await emailedToken();
    shop.clock.advance(31 * 60_000);
    const expired = await other.post('/api/licensee/orders/link').send({ token }).expect(401);
    expect(expired.body.code).toBe('link_expired');
    const invalid = await other.post('/api/licensee/orders/link').send({ token: 'made-up' }).expect(401);
    expect(invalid.body.code).toBe('link_invalid');
  });

  // ORDER-16
  test('send nothing to an address that no order of the licence has, with the same answer', async () => {
    await order(await licensee(shop));
    const other = await licensee(shop);
    const { body } = await other
      .post('/api/licensee/orders/link')
      .send({ email: 'eve@evil.example' })
      .expect(202);
    expect(body).toEqual({ accepted: true });
    // The only mail is the one that follows.
    await other.post('/api/licensee/orders/link').send({ email: 'ines@tremblay.example' }).expect(202);
    await emailedToken();
    expect((await shop.mails()).map(({ to }) => to)).toEqual([['ines@tremblay.example']]);
  });

  // ORDER-16
  test('are mailed to an address five times at most until it opens one', async () => {
    const otto = 'otto@gull.example';
    for (const email of [otto, checkoutForm.email]) await order(await licensee(shop), email);
    const other = await licensee(shop);
    const mailsTo = async (email: string) => (await shop.mails()).filter(({ to }) => to[0] === email);
    const ask = (email: string) => other.post('/api/licensee/orders/link').send({ email }).expect(202);
    for (let asked = 1; asked <= 5; asked += 1) {
      await ask(otto);
      await found(async () => (await mailsTo(otto))[asked - 1]);
    }
    await ask('Otto@Gull.example');
    await ask(checkoutForm.email);
    await found(async () => (await mailsTo(checkoutForm.email))[0]);
    expect(await mailsTo(otto)).toHaveLength(5);
    expect(await mailsTo('Otto@Gull.example')).toEqual([]);
  });
});
