import { type Browser, staffMember } from '../../../test/buyers.ts';
import { testShop } from '../../../test/test-shop.ts';
import { licenseeModel } from './model.ts';

const shop = testShop();
let staff: Browser;
beforeAll(async () => {
  staff = await staffMember(shop);
});

const save = (number: string, body: object) => staff.put(`/api/admin/licences/${number}`).send(body);
const entriesOf = async (number: string) =>
  (await staff.get(`/api/admin/audit?subject=${number}`)).body.entries;

describe('what staff know of a licence', () => {
  // LICENCE-7
  test('is kept beside its company, field by field, with an entry for the audit', async () => {
    const { body: added } = await save('305-218', {
      companyName: 'The Gull',
      endDate: '2027-01-09',
      licenceClass: ' Liquor primary ',
      premisesAddress: '212 Carrall Street, Vancouver',
    }).expect(200);
    expect(added).toMatchObject({ endDate: '2027-01-09', licenceClass: 'Liquor primary', created: true });
    const { body: checked } = await save('305-218', {
      companyName: 'The Gull',
      checkedOn: '2026-11-24',
      licenceClass: '',
      updatedAt: added.updatedAt,
    }).expect(200);
    expect(checked).toMatchObject({ endDate: '2027-01-09', checkedOn: '2026-11-24' });
    expect(checked).not.toHaveProperty('licenceClass');
    expect((await entriesOf('305-218'))[0]).toMatchObject({
      action: 'licence.save',
      before: { licenceClass: 'Liquor primary' },
      after: { checkedOn: '2026-11-24' },
    });
  });

  // LICENCE-7
  test('can be taken back: what was not there before is gone again', async () => {
    const { body: added } = await save('301-442', { companyName: 'Harbour Light' }).expect(200);
    await save('301-442', { companyName: 'Harbour Light', checkedOn: '2026-11-24' }).expect(200);
    const { body } = await save('301-442', { companyName: 'Harbour Light', checkedOn: null }).expect(200);
    const { created: _, updatedAt: _at, ...before } = added;
    expect(body).toMatchObject(before);
    expect(body).not.toHaveProperty('checkedOn');
  });

  // LICENCE-7
  test('is suspended with a reason, which goes when the suspension is lifted', async () => {
    await save('302-907', { companyName: 'Skylark' }).expect(200);
    const { body: refused } = await save('302-907', { companyName: 'Skylark', standing: 'suspended' }).expect(
      422,
    );
    expect(refused.errors).toEqual([
      { path: 'suspensionReason', message: 'Please say why the licence is suspended' },
    ]);
    const suspended = {
      companyName: 'Skylark',
      standing: 'suspended',
      suspensionReason: 'Unpaid since June',
    };
    expect((await save('302-907', suspended).expect(200)).body).toMatchObject(suspended);
    const { body: lifted } = await save('302-907', { companyName: 'Skylark', standing: 'active' }).expect(
      200,
    );
    expect(lifted).not.toHaveProperty('suspensionReason');
    expect(lifted.standing).toBe('active');
  });
});

// LICENCE-9
test('the register is narrowed to standings, next end first, and counts each', async () => {
  const licensees = licenseeModel(shop.api.deps.connection);
  await licensees.deleteMany({});
  const now = shop.clock.now();
  // It is November 20, 2026.
  const ends: Record<string, string | undefined> = {
    far: '2027-06-30',
    soon: '2027-01-19',
    sooner: '2026-11-20',
    grace: '2026-11-06',
    lapsed: '2026-11-05',
    never: undefined,
  };
  await licensees.insertMany([
    ...Object.entries(ends).map(([_id, endDate]) => ({
      _id,
      companyName: _id,
      created_at: now,
      updatedAt: now,
      ...(endDate ? { endDate } : {}),
    })),
    {
      _id: 'off',
      companyName: 'off',
      created_at: now,
      updatedAt: now,
      standing: 'suspended',
      endDate: '2026-12-01',
    },
  ]);
  const read = async (standing: string) => {
    const query = `limit=10&sort=endDate&standing=${standing}`;
    const { body } = await staff.get(`/api/admin/licences?${query}`).expect(200);
    return [body.licences.map(({ licenseNumber }: { licenseNumber: string }) => licenseNumber), body.total];
  };
  expect(await read('ends-soon')).toEqual([['sooner', 'soon'], 2]);
  expect(await read('in-grace')).toEqual([['grace'], 1]);
  expect(await read('lapsed,suspended')).toEqual([['lapsed', 'off'], 2]);
  expect(await read('active')).toEqual([['never', 'far'], 2]);
  expect(await read('undated')).toEqual([['never'], 1]);
  const { body } = await staff.get('/api/admin/licences?limit=1&search=o&standing=ends-soon').expect(200);
  expect(body).toMatchObject({
    total: 2,
    standings: { active: 2, 'ends-soon': 2, 'in-grace': 1, lapsed: 1, suspended: 1, undated: 1 },
  });
  await staff.get('/api/admin/licences?limit=1&standing=closed').expect(422);
});
