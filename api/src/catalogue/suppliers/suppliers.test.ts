import { randomUUID } from 'node:crypto';
import { staffMember } from '../../../test/buyers.ts';
import { stockedShop } from '../../../test/test-shop.ts';

const shop = stockedShop(
  { _id: 'IPA', name: 'IPA', price: 60, stock: 10, hiddenCategory: 'Container' },
  { _id: 'ALE', name: 'Ale', price: 60, stock: 10, hiddenCategory: 'FORCE' },
);

const form = {
  ...{ name: 'Harbour Brewing', brands: ['CONTAINER', 'Élan'], licenceNumber: '310-001', version: 0 },
  ...{ ldbVendorNumber: '', contacts: [], showsCustomers: false },
};

describe('suppliers', () => {
  // SUPPLIER-1, SUPPLIER-2
  test('are found by the brands of their products, and one brand belongs to one of them', async () => {
    const staff = await staffMember(shop);
    const put = (id: string, changes: object = {}) =>
      staff.put(`/api/admin/suppliers/${id}`).send({ ...form, ...changes });
    const [id, other] = [randomUUID(), randomUUID()];
    const saved = await put(id).expect(200);
    expect(saved.body).toEqual({
      ...{ id, name: 'Harbour Brewing', brands: ['CONTAINER', 'Élan'], licenceNumber: '310-001' },
      ...{ contacts: [], showsCustomers: false, version: 1 },
    });
    const refused = await put(other, { name: 'Elan Beer', brands: ['elan'] }).expect(422);
    expect(refused.body.errors).toEqual([{ path: 'brands', message: 'Élan belongs to Harbour Brewing' }]);
    await put(other, { name: 'Force', brands: [] }).expect(422);
    await put(id).expect(409);
    const { licenceNumber: _, ...without } = form;
    const edited = await staff
      .put(`/api/admin/suppliers/${id}`)
      .send({ ...without, brands: ['container'], version: 1 })
      .expect(200);
    expect(edited.body).not.toHaveProperty('licenceNumber');
    const listed = await staff.get('/api/admin/suppliers').expect(200);
    expect(listed.body).toEqual({ suppliers: [edited.body], brandsWithout: ['FORCE'] });
    const left = await staff.delete(`/api/admin/suppliers/${id}`).expect(200);
    expect(left.body).toEqual({ suppliers: [], brandsWithout: ['Container', 'FORCE'] });
    await staff.delete(`/api/admin/suppliers/${id}`).expect(404);
  });
});
