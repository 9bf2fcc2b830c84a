import { createHash, randomUUID } from 'node:crypto';
import { ask, confirm, decline, HOUR, NUMBERS, reasonOf, scarceShop } from '../../../test/scarce-shop.ts';
import { licenseeModel } from '../licences/index.ts';
import { allocationModel } from './index.ts';

const { shop, staff, announce, work, at, pub, shared, openShare, seen, inStock } = scarceShop();

describe('a shared allocation', () => {
  // ALLOCATION-3
  test('takes requests, their changes and withdrawals while it is open, and keeps them apart', async () => {
    const id = await announce();
    const [one, other] = [await pub('301-442'), await pub('302-907')];
    at(2);
    await ask(one, id, 2).expect(200);
    await ask(other, id, 1).expect(200);
    expect((await ask(one, id, 4).expect(200)).body.asked).toBe(4);
    expect(await seen(id)).toMatchObject({ accounts: 2, asked: 5, state: 'open' });
    await openShare(other, id, '302-907');
    expect((await ask(other, id, 0).expect(200)).body).not.toHaveProperty('asked');
    expect(reasonOf(await ask(one, id, 5))).toEqual([
      409,
      'allocation_refused',
      'At most 4 for each account.',
    ]);
    at(23);
    expect(reasonOf(await ask(one, id, 1))[2]).toMatch(/^Requests closed /);
    await work();
    expect(await seen(id)).toMatchObject({ state: 'shared', shares: [{ asked: 4, got: 4 }] });
  });

  // ALLOCATION-15
  test('is asked for by anyone who knows the public number, but only the contact takes a request back', async () => {
    const id = await announce();
    const [one, stranger] = [await pub('301-442'), await pub('301-442')];
    at(2);
    await ask(one, id, 2).expect(200);
    for (const units of [1, 0]) {
      const { body } = await ask(stranger, id, units).expect(409);
      expect(body.detail).toMatch(/^Open this page with the link in our email/);
    }
    expect(await seen(id)).toMatchObject({ asked: 2 });
    await ask(stranger, id, 3).expect(200);
    await openShare(one, id, '301-442');
    await ask(one, id, 1).expect(200);
  });

  // ALLOCATION-13, ALLOCATION-16
  test('takes what an account asks for by phone, within its limits and while its licence may order', async () => {
    const id = await announce();
    const put = (licence: string, units: number) =>
      staff().put(`/api/admin/allocations/${id}/requests/${licence}`).send({ units });
    expect(reasonOf(await put('301-442', 2))[2]).toMatch(/^Requests open /);
    at(2);
    expect((await put('301-442', 4).expect(200)).body.shares).toMatchObject([{ asked: 4 }]);
    expect((await put('301-442', 2).expect(200)).body).toMatchObject({ accounts: 1, asked: 2 });
    expect(reasonOf(await put('301-442', 5))[2]).toBe('At most 4 for each account.');
    expect((await put('999-999', 1).expect(404)).body.code).toBe('licence_not_found');
    const suspended = { $set: { standing: 'suspended' } };
    await licenseeModel(shop.api.deps.connection).updateOne({ _id: '302-907' }, suspended);
    expect((await put('302-907', 1).expect(403)).body.code).toBe('licence_suspended');
    await licenseeModel(shop.api.deps.connection).updateOne({ _id: '302-907' }, { $unset: { standing: '' } });
    expect((await put('301-442', 0).expect(200)).body).toMatchObject({ accounts: 0, shares: [] });
  });

  // ALLOCATION-4, ALLOCATION-7, ALLOCATION-10
  test('is shared by the rule; each reads why, and anyone repeats it', async () => {
    const { id, pubs } = await shared();
    const whole = await seen(id);
    const got = new Map<string, number>(
      whole.shares.map((share: { licenseNumber: string; got: number }) => [share.licenseNumber, share.got]),
    );
    expect([...got.values()].sort()).toEqual([1, 3, 3]);
    expect(got.get('303-115')).toBe(1);
    const { body } = await pubs[0].get(`/api/licensee/allocations/${id}`).expect(200);
    expect(body.share).toEqual({
      got: 3,
      state: 'held',
      reason:
        'You asked for 4 cases. 3 accounts asked for 9 of 7. Three rounds went to everyone who still wanted one (7 cases): you got 3.',
    });
    expect(body.draws[body.mine]).toEqual({ asked: 4, got: 3 });
    expect(body.offer).toMatchObject({ unitPrice: 60, hasAddress: true });
    const { body: result } = await shop.api.browser().get(`/api/allocations/${id}/result`).expect(200);
    expect(createHash('sha256').update(Buffer.from(result.seed, 'hex')).digest('hex')).toBe(result.seal);
    expect(JSON.stringify(result)).not.toContain('301-442');
    expect(await inStock()).toBe(13);
  });

  // ALLOCATION-11
  test('mails each account its result, once', async () => {
    await shared();
    await work();
    await shop.work();
    await shop.work();
    const mails = await shop.mails();
    expect(mails.flatMap(({ to }) => to).sort()).toEqual(NUMBERS.map((number) => `bar@${number}.example`));
    const mine = mails.find(({ to }) => to[0] === 'bar@303-115.example');
    expect(mine?.subject).toBe("You got 1 case of Captain's Log");
    expect(mine?.text).toContain('You asked for 1 case. 3 accounts asked for 9 of 7.');
    expect(mine?.text).toContain('/shop/products/LOG?allocation=');
  });

  // ALLOCATION-14
  test('reminds the accounts that have not confirmed, each once, and none that has by then', async () => {
    const { id, pubs } = await shared();
    await shop.work();
    const before = (await shop.mails()).length;
    await confirm(pubs[0], id, 3).expect(200);
    const { body: preview } = await staff().get(`/api/admin/allocations/${id}/reminder`).expect(200);
    expect(preview.to.sort()).toEqual(['bar@302-907.example', 'bar@303-115.example']);
    expect(preview.subject).toMatch(/^Confirm your \d cases? of Captain's Log by /);
    const remind = (reminder: string) =>
      staff().post(`/api/admin/allocations/${id}/reminders`).send({ id: reminder });
    const reminder = randomUUID();
    await remind(reminder).expect(202, { reminded: 2 });
    await remind(reminder).expect(202, { reminded: 2 });
    await decline(pubs[2], id, true).expect(200);
    await shop.work();
    await shop.work();
    const mails = (await shop.mails()).filter(({ subject }) => subject.startsWith('Confirm your'));
    expect(mails.map(({ to }) => to[0])).toEqual(['bar@302-907.example']);
    expect(before).toBe(NUMBERS.length);
    at(80);
    await work();
    expect(reasonOf(await remind(randomUUID()))[2]).toBe('No share is waiting to be confirmed.');
  });

  // ALLOCATION-9
  test('that no account asked for goes back on sale when it closes', async () => {
    const id = await announce();
    at(26);
    await work();
    expect((await seen(id)).state).toBe('ended');
    expect(await inStock()).toBe(20);
    const { body } = await staff().get('/api/products/LOG').expect(200);
    expect(body).not.toHaveProperty('allocation');
  });
});

// ALLOCATION-3, ALLOCATION-4
test('requests that arrive while it closes are in the sharing or refused', async () => {
  const id = await announce({ units: 20 });
  const pubs = await Promise.all(NUMBERS.map(pub));
  at(2);
  for (const browser of pubs) await ask(browser, id, 1).expect(200);
  shop.clock.advance(23 * HOUR - 1);
  const asking = pubs.flatMap((browser) => [2, 3].map((units) => ask(browser, id, units)));
  shop.clock.advance(1);
  const [answers] = await Promise.all([Promise.all(asking), work(), work()]);
  await work();
  const stored = await allocationModel(shop.api.deps.connection).findById(id).lean();
  expect(stored?.state).toBe('shared');
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect(stored?.shares.map(({ licenseNumber, asked }) => [licenseNumber, asked]).sort()).toEqual(
    stored?.requests.map(({ licenseNumber, units }) => [licenseNumber, units]).sort(),
  );
});

// ALLOCATION-12
test('staff take every request and share away as CSV', async () => {
  const { id } = await shared();
  const { text, headers } = await staff().get(`/api/admin/allocations/${id}/shares.csv`).expect(200);
  expect(headers['content-disposition']).toBe(`attachment; filename="allocation-${id}.csv"`);
  const [head, ...rows] = text.replace('\uFEFF', '').trim().split('\n');
  expect(head).toBe('Licence,Account,Asked,Asked at,Drawn,Got,State,Confirmed,Order');
  expect(rows).toHaveLength(3);
  expect(rows.find((row) => row.startsWith('303-115'))).toMatch(/^303-115,Pub 303-115,1,.*,1,held,,$/);
});
