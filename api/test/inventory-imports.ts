import { productModel } from '../src/catalogue/products/index.ts';
import { ignoredSkuModel } from '../src/files/ignored-skus/index.ts';
import { carryOut, upload } from './imports.ts';
import { productDocument } from './products.ts';
import { type Browser, staffBrowser } from './staff.ts';
import { testApi } from './test-api.ts';

/** Two new products, one of them without a brand, one that changes and one that doesn't, two with faults, one that is ignored. */
export const FILE = `Item #,Item,Cat,Packaging,On Hand,Available,Price,Brand
CTR-101,Dry Dock Pilsner,Beer-Craft,Packaged,84,80,61.20,CONTAINER
CTR-104,Portside Pale Ale,Beer-Craft,Packaged,0,40,"64,80",
CZB-350,Světlý Ležák Keg 50L,Beer-Craft,6 x 330 mL,21,21,$228.00,CZECH BROS
NEW-1,Nameless Newcomer,Beer-Craft,Packaged,5,5,50.00,
,No Number Ale,Beer-Craft,Packaged,5,5,50.00,FORCE
BAD-1,Bad Price,Beer-Craft,Packaged,5,5,free,FORCE
IGN-1,Ignored Ale,Beer-Craft,Packaged,5,5,50.00,FORCE
CTR-101,Dry Dock Pilsner,Beer-Craft,Packaged,10,4,61.20,CONTAINER
`;

/** What a review says of a row of the file. */
export type Row = {
  sku: string;
  kind: string;
  changes: object[];
  exclusion?: string;
  validationErrors: string[];
};

/** The rows of a review by their SKU. */
export const rowsOf = (body: { rows: Row[] }) => Object.fromEntries(body.rows.map((row) => [row.sku, row]));

/** The API of a test file, with a member of staff, where each test finds three products and an ignored SKU. */
export function inventoryImports() {
  const api = testApi();
  let staff: Browser;
  beforeAll(async () => {
    staff = await staffBrowser(api);
  });

  beforeEach(async () => {
    const { connection } = api.deps;
    await productModel(connection).deleteMany({});
    await ignoredSkuModel(connection).deleteMany({});
    await productModel(connection).insertMany([
      productDocument({ _id: 'CTR-101', name: 'Dry Dock Pilsner', price: 61.2, stock: 84 }),
      productDocument({
        _id: 'CTR-104',
        name: 'Portside Pale Ale',
        price: 64.8,
        stock: 0,
        abv: 5.2,
        category: 'Beer-Craft',
      }),
      productDocument({ _id: 'CTR-118', name: 'Night Berth Stout', price: 69.6, stock: 18 }),
    ]);
    await staff.post('/api/admin/ignored-skus').send({ sku: 'IGN-1', reason: 'Discontinued' }).expect(201);
  });

  return {
    api,
    staff: () => staff,
    /** Uploads a file as a review. */
    uploaded: (file = FILE, fileName?: string) => upload(staff, 'inventory', file, fileName),
    applied: (id: string) => carryOut(api, staff, id, 'apply'),
    stored: (id: string) => productModel(api.deps.connection).findById(id).lean(),
  };
}
