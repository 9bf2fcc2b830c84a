import {
  asideOf,
  brandLike,
  columnNotices,
  columnsOf,
  headingsIn,
  isRemnantOf,
  licenceColumnsOf,
  readColumns,
  sizedName,
} from './index.ts';

const score = (headers: readonly string[]) => Object.keys(columnsOf(headers)).length;
const row = (line: string) => line.split(',');

// IMPORT-24
test.each([
  ['in the first row', ['sku,name,price', 'A-1,Ale,5'], 1, row('sku,name,price')],
  [
    'below a title and a blank row',
    ['Mistral Shore Brewing,,', ',,', 'SKU,Name,Price', 'A-1,Ale,5'],
    3,
    row('SKU,Name,Price'),
  ],
  [
    'in two rows',
    ['Item,Product,Case,', '#,Name,Price,Stock', 'A-1,Ale,58.00,4'],
    2,
    ['Item #', 'Product Name', 'Case Price', 'Stock'],
  ],
  ['nowhere: the first row', [',', 'colour,taste', 'red,sweet'], 2, ['colour', 'taste']],
])('headings are found %s', (_, lines, rows, headers) => {
  expect(headingsIn(lines.map(row), score)).toEqual({ rows, headers });
});

// IMPORT-24
test.each([
  ['PACKAGED,,,', "Not a product: 'PACKAGED'"],
  [',* limited while stock lasts,,', "Not a product: '* limited while stock lasts'"],
  ['Total,,112,112', 'Not a product: a total'],
  ['Sub-total kegs,,12,', 'Not a product: a total'],
  ['Sous-total,,12,', 'Not a product: a total'],
  ['SKU,Name,Stock,Price', 'Not a product: the headings again'],
  ['TOTAL-1,Total Eclipse Ale,4,58', null],
  ['A-1,Ale,4,58', null],
])('the line %s below the headings is an aside: %p', (line, why) => {
  expect(asideOf(row(line), row('SKU,Name,Stock,Price'), 4)).toBe(why);
});

// IMPORT-3, IMPORT-24
test.each([
  [
    'the LDB',
    'ITEM_CATEGORY_NAME,PRODUCT_SKU_NO,PRODUCT_LONG_NAME,PRODUCT_BASE_UPC_NO,PRODUCT_LITRES_PER_CONTAINER,PRODUCT_ALCOHOL_PERCENT,PRODUCT_PRICE',
    { category: 0, id: 1, name: 2, litres: 4, abv: 5, price: 6 },
  ],
  ['Ohio', 'Brand Code,Brand Name,Retail Price,Wholesale Price,Proof', { id: 0, name: 1, price: 3 }],
  ['Alberta', 'CSPC,Product Description,Wholesale Price,Deposit', { id: 0, name: 1, price: 2 }],
  [
    'Shopify',
    'Handle,Title,Body (HTML),Vendor,Variant SKU,Variant Inventory Qty,Variant Price,Image Src',
    { handle: 0, name: 1, description: 2, hiddenCategory: 3, id: 4, stock: 5, price: 6, imageUrl: 7 },
  ],
  [
    'WooCommerce',
    'ID,Type,SKU,Name,Description,In stock?,Stock,Sale price,Regular price,Categories,Images',
    { id: 2, name: 3, description: 4, stock: 6, price: 8, category: 9, imageUrl: 10 },
  ],
  [
    'a list with units',
    'SKU,Name,ABV (%),Price (CAD),Stock (cases),Price (bottle)',
    { id: 0, name: 1, abv: 2, price: 3, stock: 4 },
  ],
  [
    'a French list',
    'Code produit,Désignation,Format,Quantité,Prix de gros,Marque,Alcool',
    { id: 0, name: 1, packagingType: 2, stock: 3, price: 4, hiddenCategory: 5, abv: 6 },
  ],
])('the columns of %s are found', (_, headers, columns) => {
  expect(columnsOf(row(headers))).toEqual(columns);
});

// IMPORT-24
test.each([
  [
    'an Item that is numbers beside a Description is the SKU',
    'Item,Description,Price',
    ['10023,Pale Ale,58'],
    { id: 0, name: 1, price: 2 },
  ],
  [
    'an Item that is names is the name',
    'Item,Description,Price',
    ['Pale Ale,Bitter,58'],
    { name: 0, description: 1, price: 2 },
  ],
  [
    'a price column of words gives way to one of amounts',
    'sku,name,Price,Unit Price',
    ['A,Ale,on request,58', 'B,Ale,call,59'],
    { id: 0, name: 1, price: 3 },
  ],
])('%s', (_, headers, rows, columns) => {
  expect(columnsOf(row(headers), rows.map(row))).toEqual(columns);
});

const asked = (headers: string, line: string, chosen = {}) => {
  const [heads, rows] = [row(headers), [row(line)]];
  return columnNotices(readColumns(heads, rows, columnsOf(heads, rows, chosen), chosen));
};

// IMPORT-24
test('a lone Cost is asked about, an amount beside the price too, a landed cost is never the price', () => {
  const isIt = (heading: string) =>
    `'${heading}' was read as the price of a case or keg. Is it what licensees pay?`;
  expect(asked('sku,name,Price', 'A,Ale,58')).toEqual([]);
  expect(asked('sku,name,Cost', 'A,Ale,41')).toEqual([isIt('Cost')]);
  expect(asked('sku,name,Cost,Case Price', 'A,Ale,41,58')).toEqual([
    isIt('Case Price'),
    'Columns that were not read: Cost',
  ]);
  expect(asked('sku,name,Landed Cost,Shelf Price', 'A,Ale,41,99')).toEqual([
    'No column was read as the price: Landed Cost, Shelf Price may be another price.',
    'Columns that were not read: Landed Cost, Shelf Price',
  ]);
  expect(asked('sku,name,Landed Cost', 'A,Ale,58', { 2: 'price' })).toEqual([]);
});

// LICENCE-5
test.each([
  [
    'AGCO',
    'Licence Number,Premises Name,Licence Type,Street Address,City,Postal Code,Expiry Date,Licence Status',
    {
      licenseNumber: 0,
      companyName: 1,
      licenceClass: 2,
      premisesAddress: 3,
      addressParts: [4, 5],
      endDate: 6,
      standing: 7,
    },
  ],
  [
    'Toronto',
    'Category,Licence No.,Operating Name,Client Name,Licence Address Line 1,Licence Address Line 2',
    { licenseNumber: 1, companyName: 2, premisesAddress: 4, addressParts: [5] },
  ],
  [
    'Vancouver',
    'LicenceNumber,BusinessName,BusinessTradeName,Status,ExpiredDate,BusinessType,Street,City',
    {
      licenseNumber: 0,
      companyName: 2,
      standing: 3,
      endDate: 4,
      licenceClass: 5,
      premisesAddress: 6,
      addressParts: [7],
    },
  ],
])('the columns of the licences of %s are found', (_, headers, columns) => {
  expect(licenceColumnsOf(row(headers))).toEqual(columns);
});

// IMPORT-26
test.each([
  ['Night Heron', { same: 'NIGHT HERON' }],
  ['CÔTE D’ÉTÉ', { same: "COTE D'ETE" }],
  ['CONTANER', { like: 'CONTAINER' }],
  ['FORGE', { like: 'FORCE' }],
  ['HRADBY', {}],
  ['BRU', {}],
])('the brand %s is %p', (brand, found) => {
  expect(brandLike(brand, ['CONTAINER', 'FORCE', 'NIGHT HERON', "COTE D'ETE", 'BREW'])).toEqual(found);
});

// IMPORT-26
test.each([
  ['Copper Kettle Ale 24 x 355 mL', 'COPPERKETTLEALE24X355ML'],
  ['Lager Keg 50L', 'LAGERKEG50L'],
  ['Copper Kettle Ale', ''],
  ['Lager 99', ''],
])('the name %s with its size is %j', (name, key) => {
  expect(sizedName(name)).toBe(key);
});

// IMPORT-27
test.each([
  ['Archivn? Speci?l', 'Archivní Speciál', true],
  ['Sv?tl?', 'Světlý', true],
  ['Baltick\uFFFD', 'Baltický', true],
  ['Badger?s Bonnet', 'Badger’s Bonnet', true],
  ['Who Cares?', 'Who Cares', false],
  ['Světlý', 'Svetly', false],
])('whether %s is what is left of %s: %p', (text, whole, expected) => {
  expect(isRemnantOf(text, whole)).toBe(expected);
});
