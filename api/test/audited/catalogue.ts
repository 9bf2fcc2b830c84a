import sharp from 'sharp';
import { type ActionContext, connectionOf, counted, type Prepared, request } from './staff-action.ts';

/** One case of the IPA, shared in years. */
const scarce = {
  productId: 'IPA',
  kind: 'shared',
  units: 1,
  most: 1,
  opensAt: '2030-11-21T17:00:00Z',
  closesAt: '2030-11-23T17:00:00Z',
};

/** Products, licences, the ignore list and switches of the site. */
export const catalogueActions: Record<string, Prepared> = {
  'create a product': async ({ shop }) => ({
    send: request('POST', '/admin/products', { id: 'NEW-1', name: 'Stout', price: 50 }),
    behind: 3,
    entries: { action: 'product.create', subject: 'NEW-1' },
    done: counted(shop, 'products', { _id: 'NEW-1' }),
  }),
  'edit a product': async ({ shop }) => ({
    send: request('PATCH', '/admin/products/IPA', { abv: 6 }),
    behind: 4,
    entries: { action: 'product.edit', subject: 'IPA' },
    done: counted(shop, 'products', { _id: 'IPA', abv: 6 }),
  }),
  'edit two products': async ({ shop }) => ({
    send: request('POST', '/admin/products/bulk', { ids: ['IPA', 'KEG'], change: { hidden: true } }),
    behind: 4,
    entries: { action: 'product.edit' },
    done: counted(shop, 'products', { hidden: true }),
  }),
  'upload an image': uploadImage,
  'add a licence': async ({ shop }) => ({
    send: request('PUT', '/admin/licences/301-442', { companyName: 'Harbour Light', updatedAt: null }),
    behind: 4,
    entries: { action: 'licence.save', subject: '301-442' },
    done: counted(shop, 'licensees', { _id: '301-442' }),
  }),
  'rename a licensee': async ({ shop }) => ({
    send: request('PUT', '/admin/licences/104882', { companyName: 'The Gull & Lantern' }),
    behind: 4,
    entries: { action: 'licence.save', subject: '104882' },
    done: counted(shop, 'licensees', { _id: '104882', companyName: 'The Gull & Lantern' }),
  }),
  'ignore two SKUs': async ({ shop }) => ({
    send: request('POST', '/admin/ignored-skus', { skus: [{ sku: 'OLD-1' }, { sku: 'OLD-2' }] }),
    behind: 3,
    entries: { action: 'ignored-sku.add' },
    done: counted(shop, 'ignored_skus', { removedAt: { $exists: false } }),
  }),
  'stop ignoring a SKU': async ({ shop, staff }) => {
    await staff.post('/api/admin/ignored-skus').send({ sku: 'OLD-3' }).expect(201);
    const isListed = counted(shop, 'ignored_skus', { _id: 'OLD-3', removedAt: { $exists: false } });
    return {
      send: request('DELETE', '/admin/ignored-skus?sku=OLD-3'),
      behind: 4,
      entries: { action: 'ignored-sku.remove', subject: 'OLD-3' },
      done: async () => 1 - (await isListed()),
    };
  },
  'change delivery zones': async ({ shop }) => ({
    send: request('PUT', '/admin/deliveries/zones', {
      zones: [],
      closedDates: [{ day: '2026-12-25', name: 'Christmas Day' }],
      version: 0,
    }),
    behind: 4,
    entries: { action: 'deliveries.edit', subject: 'zones' },
    done: counted(shop, 'deliveries', { version: 1 }),
  }),
  'announce an allocation': async ({ shop }) => ({
    send: request('POST', '/admin/allocations', scarce),
    behind: 4,
    entries: { action: 'allocation.create' },
    done: counted(shop, 'allocations', { productId: 'IPA' }),
  }),
  'cancel an allocation': async ({ shop, staff }) => {
    const { body } = await staff.post('/api/admin/allocations').send(scarce).expect(201);
    return {
      send: request('POST', `/admin/allocations/${body.id}/cancel`, { cancelled: true }),
      behind: 4,
      entries: { action: 'allocation.cancel' },
      done: counted(shop, 'allocations', { state: 'cancelled' }),
    };
  },
  'switch a setting': async ({ shop }) => ({
    send: request('PATCH', '/admin/settings', { retailStoreOpen: false }),
    behind: 4,
    entries: { action: 'settings.edit', subject: 'site' },
    done: counted(shop, 'settings', { retailStoreOpen: false }),
  }),
};

/** Each upload has another file. */
async function uploadImage({ shop, staff }: ActionContext) {
  const colour = { width: 9, height: 9, channels: 3, background: '#2E6F95' } as const;
  const picture = await sharp({ create: colour }).png().toBuffer();
  // The very first picture takes more commands: it creates the bucket's indexes.
  await staff.post('/api/admin/products/KEG/image').attach('image', picture, 'can.png').expect(200);
  const shown = new Set<string>();
  const products = connectionOf(shop).collection<{ _id: string; imageFile?: string }>('products');
  return {
    send: (url: string, cookie: string) => {
      const form = new FormData();
      form.append('image', new Blob([new Uint8Array(picture)]), 'can.png');
      return request('POST', '/admin/products/IPA/image', form)(url, cookie);
    },
    behind: 9,
    entries: { action: 'product.edit', subject: 'IPA' },
    done: async () => {
      const product = await products.findOne({ _id: 'IPA' });
      if (product?.imageFile) shown.add(product.imageFile);
      return shown.size;
    },
  };
}
