import { type Browser, NORA, staffBrowser } from '../../../test/staff.ts';
import { testApi } from '../../../test/test-api.ts';

describe('the ignore list', () => {
  const api = testApi();
  let staff: Browser;
  beforeAll(async () => {
    staff = await staffBrowser(api);
  });

  test('takes SKUs one by one or many at once, and leaves existing ones alone', async () => {
    await staff.post('/api/admin/ignored-skus').send({ sku: 'B-1', reason: 'Discontinued' }).expect(201);
    const { body } = await staff
      .post('/api/admin/ignored-skus')
      .send({ skus: [{ sku: 'A-1' }, { sku: 'B-1', reason: 'Other' }, { sku: 'C-1' }] })
      .expect(201);
    const by = { createdBy: NORA, created_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/) };
    expect(body.ignoredSkus).toEqual([
      { sku: 'A-1', reason: '', ...by },
      { sku: 'B-1', reason: 'Discontinued', ...by },
      { sku: 'C-1', reason: '', ...by },
    ]);
  });

  test('is read whole or in pages', async () => {
    const { body: first } = await staff.get('/api/admin/ignored-skus?limit=2').expect(200);
    const { body: second } = await staff
      .get(`/api/admin/ignored-skus?limit=2&cursor=${first.nextCursor}`)
      .expect(200);
    const { body: whole } = await staff.get('/api/admin/ignored-skus').expect(200);
    expect([...first.ignoredSkus, ...second.ignoredSkus]).toEqual(whole.ignoredSkus);
    expect([first.ignoredSkus.length, second.nextCursor]).toEqual([2, undefined]);
  });

  test('removes a SKU once', async () => {
    await staff.delete('/api/admin/ignored-skus?sku=A-1').expect(204);
    const { body } = await staff.delete('/api/admin/ignored-skus?sku=A-1').expect(404);
    expect(body.code).toBe('not_found');
  });
});
