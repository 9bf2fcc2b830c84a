import { clientWith, headersOf, json, type Sent } from './fake-server.ts';
import { staffAddresses } from './index.ts';

test("A list's filters go into the address; unset ones are left out", async () => {
  const { staff, sent } = clientWith([() => json({ products: [] })]);
  await staff.call('adminProducts', {
    query: { brand: ['FORCE', 'FUGGLES'], search: '', showHidden: true, packaging: undefined },
  });
  expect(sent[0]?.address).toBe('/api/admin/products?brand=FORCE%2CFUGGLES&showHidden=true');
});

test('A file is sent as a form, without a time limit', async () => {
  const { staff, sent, clock } = clientWith([() => json({ id: 'i1' }, 201)]);
  const upload = staff.call('importInventory', { files: { file: new File(['Item #,Item'], 'stock.csv') } });
  expect(clock.due()).toEqual([]);
  expect(await upload).toEqual({ ok: true, data: { id: 'i1' } });
  const body = sent[0]?.init.body as FormData;
  expect((body.get('file') as File).name).toBe('stock.csv');
  expect(headersOf(sent[0] as Sent)['Content-Type']).toBeUndefined();
  await staff.call('uploadImage', { params: { id: 'CTR-112' }, files: { image: new Blob(['png']) } });
  expect([...((sent[1] as Sent).init.body as FormData).keys()]).toEqual(['image']);
});

test('What a browser opens itself has its address', () => {
  expect(staffAddresses.invoice('CBO-1')).toBe('/api/admin/orders/CBO-1/invoice.pdf');
  expect(staffAddresses.packingSlip('CBO-1')).toBe('/api/admin/orders/CBO-1/packing-slip.pdf');
  expect(staffAddresses.importEvents('i 1')).toBe('/api/admin/imports/i%201/events');
});
