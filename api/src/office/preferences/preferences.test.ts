import { type Browser, staffBrowser } from '../../../test/staff.ts';
import { testApi } from '../../../test/test-api.ts';

// STAFF-25
describe('the preferences of a member of staff', () => {
  const api = testApi();
  const path = '/api/admin/preferences';
  const view = { name: 'To complete', query: 'filters=no-abv' };
  let nora: Browser;
  let omar: Browser;
  beforeAll(async () => {
    nora = await staffBrowser(api);
    omar = await staffBrowser(api, 'omar@cbo.example');
  });

  test('are empty at first, and are changed one by one', async () => {
    expect((await nora.get(path).expect(200)).body).toEqual({});
    await nora
      .patch(path)
      .send({ inventoryViews: [view] })
      .expect(200);
    await nora.patch(path).send({ inventoryDensity: 'compact', inventoryColumns: null }).expect(200);
    const { body } = await nora
      .patch(path)
      .send({ inventoryColumns: ['product', 'stock'] })
      .expect(200);
    expect(body).toEqual({
      inventoryViews: [view],
      inventoryDensity: 'compact',
      inventoryColumns: ['product', 'stock'],
    });
    expect((await nora.get(path).expect(200)).body).toEqual(body);
  });

  test('belong to one person alone', async () => {
    expect((await omar.get(path).expect(200)).body).toEqual({});
  });

  test('refuse two views of one name, and more than fifty', async () => {
    const views = Array.from({ length: 51 }, (_, at) => ({ name: `${at}`, query: '' }));
    for (const orderViews of [[view, { ...view, query: '' }], views])
      await nora.patch(path).send({ orderViews }).expect(422);
  });
});
