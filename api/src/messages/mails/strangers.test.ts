import { licensee, sendOrder } from '../../../test/buyers.ts';
import { kegForm, line } from '../../../test/shop.ts';
import { stockedShop } from '../../../test/test-shop.ts';

const ADDRESS = 'ines@elsewhere.example';
const shop = stockedShop({ _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 0 });

// MAIL-9
test('An address that was only typed into our forms, again and again, gets one mail of a lead and one of an alert', async () => {
  const message = 'Do you deliver to Nelson?';
  const forms: [string, object, number][] = [
    ['/api/leads', { name: 'Ines', email: ADDRESS, source: 'retail_popup' }, 201],
    ['/api/stock-alerts', { productId: 'IPA', email: ADDRESS, channel: 'dtc' }, 202],
    ['/api/contact', { formData: { fullName: 'Ines Moreau', email: ADDRESS, message } }, 202],
    ['/api/licensee/orders/link', { email: ADDRESS }, 202],
    ['/api/auth/link', { email: ADDRESS }, 422],
  ];
  for (const [path, body, expected] of [...forms, ...forms, ...forms]) {
    const browser = await licensee(shop);
    const { status } = await browser.post(path).send(body);
    expect([path, status]).toEqual([path, expected]);
  }
  await shop.work();
  const mails = (await shop.mails()).filter(({ to }) => JSON.stringify(to).includes(ADDRESS));
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    'Shall we tell you when Moon Moth Hazy IPA is back?',
    'Thank you for your interest in Coastal Brew Outfitters',
  ]);
});

// MAIL-8
test('An order carries no link of a stranger to the address that the stranger typed, and staff get the whole text', async () => {
  await shop.putProducts({
    _id: 'KEG',
    name: 'Lager Keg 50L',
    price: 199.99,
    stock: 3,
    packagingType: '50L',
  });
  const notes = 'Your account is locked.\nSign in at https://evil.example/login';
  const form = { ...kegForm, email: ADDRESS, notes, lines: [line('KEG', 1)], expectedTotal: 367.98 };
  await sendOrder(shop.api.browser(), 'keg', form).expect(201);
  await shop.work();
  const textTo = async (address: string) =>
    (await shop.mails()).find(({ to }) => to[0] === address)?.text.replace(/\s+/g, ' ');
  expect(await textTo(ADDRESS)).toContain('“Your account is locked. Sign in at https evil. example/login”');
  expect(await textTo('orders@cbo.example')).toContain('https://evil.example/login');
});
