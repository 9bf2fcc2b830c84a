import { staffMember, wholesaleOrder } from '../../../test/buyers.ts';
import { distinctMails, gaps } from '../../../test/killable.ts';
import { killableShop } from '../../../test/killable-shop.ts';
import { licenseeModel } from './model.ts';
import { remindOfEnds } from './reminders.ts';

const world = killableShop();
const NUMBER = '104882';
const DAY = 24 * 60 * 60 * 1000;
const CONTACTS = [
  { name: 'Devon Achterberg', email: 'devon@gull.example', orderMails: true },
  { name: 'Accounts', email: 'accounts@gull.example', orderMails: true },
  { name: 'Priya Nair', email: 'priya@gull.example', orderMails: false },
];

const licensees = () => licenseeModel(world.shop.api.deps.connection);
const stand = (terms: object) =>
  licensees().replaceOne(
    { _id: NUMBER },
    { companyName: 'The Gull & Anchor', created_at: new Date(), updatedAt: new Date(), ...terms },
  );
const remind = () => remindOfEnds(world.shop.api.deps);
const remindAndSend = async () => {
  await remind();
  await world.shop.work();
};
const sentTo = async () => (await world.shop.mails()).flatMap(({ to }) => to).sort();

// LICENCE-12
test('a licensee is reminded 60, 30 and 7 days before the end, each time once, at the contacts that get order mails', async () => {
  const { shop } = world;
  const start = shop.clock.now();
  const endDate = new Date(start.getTime() + 70 * DAY).toISOString().slice(0, 10);
  await stand({ endDate, contacts: CONTACTS });
  const goneOut: number[] = [];
  let sent = 0;
  for (const day of [0, 9, 10, 11, 25, 39, 40, 41, 50, 62, 63, 64, 69, 70, 71, 84, 85, 90]) {
    shop.clock.advance(start.getTime() + day * DAY - shop.clock.now().getTime());
    await remindAndSend();
    await remindAndSend();
    const { length } = await shop.mails();
    if (length > sent) goneOut.push(day);
    sent = length;
  }
  expect(goneOut).toEqual([10, 40, 63]);
  const twice = (address: string) => [address, address, address];
  expect(await sentTo()).toEqual([...twice('accounts@gull.example'), ...twice('devon@gull.example')]);
  const stored = await licensees().findById(NUMBER).lean();
  expect(stored?.reminders?.map(({ days }) => days)).toEqual([60, 30, 7]);
  shop.clock.advance(start.getTime() - shop.clock.now().getTime());
});

// LICENCE-12
test('the mail says when it ends, until when orders are taken, and what to do', async () => {
  await stand({ endDate: '2026-12-10', contacts: [CONTACTS[0]] });
  await remindAndSend();
  const [mail] = await world.shop.mails();
  expect(mail).toMatchObject({
    to: ['devon@gull.example'],
    subject: 'Licence 104882 ends on December 10, 2026',
    replyTo: 'orders@cbo.example',
  });
  expect(mail?.text).toContain('We can take orders on it until December 24, 2026.');
  expect(mail?.text).toContain('Reply to this email with the new end date');
});

// LICENCE-17
test('staff look at the next reminder as it will be sent; a licence without an end date has none', async () => {
  const staff = await staffMember(world.shop);
  const reminder = () => staff.get(`/api/admin/licences/${NUMBER}/reminder`);
  await stand({ endDate: '2026-12-10', contacts: [CONTACTS[0]] });
  const { body } = await reminder().expect(200);
  await remindAndSend();
  const [mail] = await world.shop.mails();
  expect(body).toEqual({ to: mail?.to, subject: mail?.subject, text: mail?.text });
  await stand({});
  await reminder().expect(404);
});

// LICENCE-12
test('without a contact it goes to the latest customer, and without an address it waits', async () => {
  await stand({ endDate: '2026-12-10' });
  await remindAndSend();
  expect((await licensees().findById(NUMBER).lean())?.reminders).toBeUndefined();
  const staff = await staffMember(world.shop);
  await wholesaleOrder(staff, { licenseNumber: NUMBER, email: 'bar@gull.example' });
  await world.shop.work();
  await world.shop.forgetMails();
  await remindAndSend();
  expect(await sentTo()).toEqual(['bar@gull.example']);
});

test('a licence that is renewed or suspended before the mail leaves is reminded of nothing', async () => {
  await stand({ endDate: '2026-12-10', contacts: CONTACTS });
  await remind();
  await licensees().updateOne({ _id: NUMBER }, { $set: { endDate: '2027-12-10' } });
  await remindAndSend();
  await stand({ endDate: '2026-12-10', contacts: CONTACTS, standing: 'suspended' });
  await remindAndSend();
  expect(await world.shop.mails()).toEqual([]);
});

test('of several processes that look at once one notes the reminder', async () => {
  await stand({ endDate: '2026-12-10', contacts: CONTACTS });
  await Promise.all([remind(), remind(), remind(), remind()]);
  await world.shop.work();
  expect(await sentTo()).toEqual(['accounts@gull.example', 'devon@gull.example']);
});

// LICENCE-12
test.each(gaps(6))(
  'a process killed before database command %i while it notes reminders loses and doubles none',
  async (gap) => {
    await stand({ endDate: '2026-12-10', contacts: CONTACTS });
    await world.killable.dieBefore(gap);
    await world.killable.work('reminders');
    await remindAndSend();
    expect(await distinctMails(world.shop)).toBe(2);
    expect((await licensees().findById(NUMBER).lean())?.reminders).toHaveLength(1);
  },
);

test.each(gaps(12))(
  'a process killed before database command %i while it sends reminders loses and doubles none',
  async (gap) => {
    await stand({ endDate: '2026-12-10', contacts: CONTACTS });
    await remind();
    await world.killable.dieBefore(gap);
    await world.killable.work();
    world.shop.clock.advance(61_000);
    await world.shop.work();
    expect(await distinctMails(world.shop)).toBe(2);
    expect(new Set(await sentTo())).toEqual(new Set(['accounts@gull.example', 'devon@gull.example']));
  },
);
