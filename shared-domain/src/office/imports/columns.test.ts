import {
  columnsOf,
  delimiterOf,
  descriptionColumnsOf,
  isInventory,
  isListName,
  licenceColumnsOf,
} from './index.ts';

// IMPORT-1
test.each([
  ['stock.csv', true],
  ['STOCK.CSV', true],
  ['stock.txt ', true],
  ['stock.xlsx', true],
  ['Stock.ODS', true],
  ['stock.numbers', false],
  ['csv', false],
  ['stock.csv.zip', false],
])('whether the file "%s" may be uploaded: %s', (name, expected) => {
  expect(isListName(name)).toBe(expected);
});

test.each([
  ['id,name,price', ','],
  ['id;name;price', ';'],
  ['id\tname\tprice', '\t'],
  ['"id,a,b,c";name', ';'],
  ['"says ""a,b,c,d""";name', ';'],
  ['id', ','],
  ['', ','],
])('the first line %j is separated by %j', (line, mark) => {
  expect(delimiterOf(line)).toBe(mark);
});

test("the distributor's headers are understood", () => {
  const headers = ['Item #', 'Item', 'Cat', 'Packaging', 'On Hand', 'Available', 'Price'];
  expect(columnsOf(headers)).toEqual({
    id: 0,
    name: 1,
    category: 2,
    packagingType: 3,
    onHand: 4,
    available: 5,
    price: 6,
  });
});

// IMPORT-3
test.each([
  'item #',
  'ITEM NUMBER',
  'Item No.',
  'item_num',
  'Product ID',
  'product number',
  'Product-No',
  'SKU',
  'Code',
  'id',
])('an id is found under "%s"', (header) => {
  expect(columnsOf(['x', header])).toEqual({ id: 1 });
});

test.each(['Item', 'NAME', 'Product Name', 'product', 'Title', 'Description'])(
  'a name is found under "%s"',
  (header) => {
    expect(columnsOf(['x', header])).toEqual({ name: 1 });
  },
);

test.each(['Price', 'UNIT PRICE', 'web price', 'Retail Price', 'cost', 'Item_Price'])(
  'a price is found under "%s"',
  (header) => {
    expect(columnsOf(['x', header])).toEqual({ price: 1 });
  },
);

test('the preferred alias of several columns is used', () => {
  expect(columnsOf(['id', 'cost', 'sku', 'price', 'title', 'item'])).toEqual({ id: 2, price: 3, name: 5 });
});

test('a description is the name only if the file has no other name', () => {
  expect(columnsOf(['sku', 'description'])).toEqual({ id: 0, name: 1 });
  expect(columnsOf(['sku', 'description', 'name'])).toEqual({ id: 0, description: 1, name: 2 });
});

// IMPORT-3
test('the columns of the products table are understood, in snake case and in camel case', () => {
  const headers = [
    'id,name,original_name,friendlyName,price,stock,category,packaging_type,description,image_url,force_display,hidden',
    'hidden_category,abv,lto_price,ltoStartDate,lto_end_date,style,container_volume,container,created_at,updated_at',
  ].flatMap((line) => line.split(','));
  expect(columnsOf(headers)).toEqual({
    id: 0,
    name: 1,
    originalName: 2,
    friendlyName: 3,
    price: 4,
    stock: 5,
    category: 6,
    packagingType: 7,
    description: 8,
    imageUrl: 9,
    forceDisplay: 10,
    hidden: 11,
    hiddenCategory: 12,
    abv: 13,
    ltoPrice: 14,
    ltoStartDate: 15,
    ltoEndDate: 16,
    style: 17,
    containerVolume: 18,
    container: 19,
    created_at: 20,
  });
});

test('a file without ids and names is no inventory', () => {
  expect(isInventory(columnsOf(['colour', 'price']))).toBe(false);
  expect(isInventory(columnsOf(['sku']))).toBe(true);
  expect(isInventory(columnsOf(['title']))).toBe(true);
});

test.each(['ID', 'Item #', 'Item#', 'item #'])('a descriptions file has its ids under "%s"', (header) => {
  expect(descriptionColumnsOf(['Description', header])).toEqual({ id: 1, description: 0, imageUrl: null });
});

test('a descriptions file without an ID column is refused', () => {
  expect(descriptionColumnsOf(['SKU', 'Description'])).toBeNull();
  expect(descriptionColumnsOf(['id', 'image_url'])).toEqual({ id: 0, description: null, imageUrl: 1 });
});

// IMPORT-24
test('staff choose what the columns of descriptions and licences are', () => {
  expect(
    descriptionColumnsOf(['Code', 'Description', 'Story'], { 0: 'id', 1: null, 2: 'description' }),
  ).toEqual({ id: 0, description: 2, imageUrl: null });
  const headers = ['Ref', 'Name', 'Town', 'Address', 'Until', 'Postal code'];
  const chosen = { 0: 'licenseNumber', 2: 'addressParts', 4: 'endDate', 5: null };
  expect(licenceColumnsOf(headers, chosen)).toEqual({
    licenseNumber: 0,
    companyName: 1,
    premisesAddress: 3,
    endDate: 4,
    addressParts: [2],
  });
});

// LICENCE-5
test.each([
  [['Number', 'Establishment'], { licenseNumber: 0, companyName: 1 }],
  [['ESTABLISHMENT', 'LICENSE_NUMBER'], { licenseNumber: 1, companyName: 0 }],
  [['LICENSE', 'NAME'], { licenseNumber: 0, companyName: 1 }],
  [['LicenseNumber', 'EstablishmentName'], { licenseNumber: 0, companyName: 1 }],
  [['license_number', 'company_name'], { licenseNumber: 0, companyName: 1 }],
  [
    ['Number', 'Expiry date', 'Establishment', 'Licence class', 'standing'],
    { licenseNumber: 0, endDate: 1, companyName: 2, licenceClass: 3, standing: 4 },
  ],
  [['Number', 'City'], null],
  [['City', 'Name'], null],
])('a licence file with the columns %j', (headers, columns) => {
  expect(licenceColumnsOf(headers)).toEqual(columns);
});
