import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportReview, ImportRow } from 'shared-domain/contracts';
import { type Kind, upload } from '../../../test/imports.ts';
import { productDocument } from '../../../test/products.ts';
import { type Browser, staffBrowser } from '../../../test/staff.ts';
import { testApi } from '../../../test/test-api.ts';
import { REVIEWS } from '../../../test/trials/reviews.ts';
import { licenseeModel } from '../../accounts/licences/index.ts';
import { productModel } from '../../catalogue/products/index.ts';

const TRIALS = join(import.meta.dirname, '../../../test/trials');

const kindOf = (file: string): Kind =>
  file.includes('licences') ? 'licences' : file.includes('descriptions') ? 'descriptions' : 'inventory';

/** A row of a review in a line: its rows, its number, its tab, its values, and what the review says of it. */
function lineOf({ rows, sku, kind, product, licence, ...row }: ImportRow): string {
  const { name, price, stock, abv, hiddenCategory, containerVolume } = product ?? {};
  const { companyName, endDate, standing, licenceClass, premisesAddress } = licence ?? {};
  const values = licence
    ? [companyName, endDate, standing, licenceClass, premisesAddress]
    : [name, price, stock, abv, hiddenCategory, containerVolume];
  const said = [
    ...row.validationErrors.map((error) => `! ${error}`),
    ...row.notes.map((note) => `* ${note}`),
    ...row.guesses.map(({ field, cell, as }) => `~ ${field} '${cell}' as ${as}`),
    ...(row.ignoreReason ? [`- ${row.ignoreReason}`] : []),
  ];
  return [`${rows} ${sku} ${kind}`, values.map((value) => value ?? '').join(' | '), ...said].join(' // ');
}

describe('a file as people have it', () => {
  const api = testApi();
  let staff: Browser;
  beforeAll(async () => {
    staff = await staffBrowser(api);
    const product = (_id: string, name: string, price: number, stock: number) =>
      productDocument({ _id, name, price, stock, hiddenCategory: 'CONTAINER' });
    await productModel(api.deps.connection).insertMany([
      product('CTR-101', 'Dry Dock Pilsner', 61.2, 77),
      product('CTR-104', 'Portside Pale Ale', 64.8, 40),
      product('CTR-112', 'Gantry IPA', 74.4, 48),
      product('CTR-118', 'Night Berth Stout', 69.6, 18),
      product('CTR-121', 'Bulkhead Brown Ale', 66, 29),
      product('CTR-124', 'Twist Lock Helles', 61.2, 50),
      product('CTR-130', 'Lashing Bar Lager', 62.4, 34),
      product('CTR-133', 'Grapefruit Lager', 62.4, 34),
      product('CZB-339', 'Archivní Speciál', 96, 3),
      product('CZB-336', 'Baltický Baltic Porter', 99.6, 2),
      product('CUR-219', 'Badger’s Bonnet Brett Saison', 81.6, 9),
    ]);
    const at = new Date('2026-11-01T00:00:00Z');
    await licenseeModel(api.deps.connection).create({
      _id: '305-218',
      key: '305218',
      companyName: 'The Gull & Anchor',
      created_at: at,
      updatedAt: at,
    });
  });

  // IMPORT-23, IMPORT-24, IMPORT-25, IMPORT-26, IMPORT-27, IMPORT-28, IMPORT-31
  test.each(Object.entries(REVIEWS))('%s', async (file, expected) => {
    // An old download has no headings of licences.
    const told = file === '03-licences-to-correct-as-downloaded.csv' ? 'licences' : '';
    const answer = await upload(staff, told, readFileSync(join(TRIALS, file)), file);
    const {
      kind = kindOf(file),
      rows = [],
      notices = [],
      detail,
    }: Partial<ImportReview> & { detail?: string } = answer.body;
    expect(kind).toBe(kindOf(file));
    expect([...(detail ? [detail] : []), ...notices, ...rows.map(lineOf)]).toEqual(expected);
  });

  // IMPORT-29
  test.each([
    [
      '03-rows-to-correct-source.csv',
      [
        'Item #,Item,Cat,Packaging,On Hand,Available,Price,ABV,Brand,UPC,Why it was left out,Row',
        'TRL-0301,Anvil Point Ale 24x355,Beer-Craft,Packaged,100,80,call us,5.1,ANVIL POINT,628055000011,Invalid price,2',
        "TRL-0302,'-Anvil Point Lager- 24x355,Beer-Craft,Packaged,50,40,TBA,4.8,ANVIL POINT,628055000028,Invalid price,3",
        'TRL-0303,Anvil Point Porter 24x355,Beer-Craft,Packaged,20,15,61.20,strong,ANVIL POINT,628055000035,Invalid ABV,4',
        ',Anvil Point Stout 24x355,Beer-Craft,Packaged,12,12,61.20,6.0,ANVIL POINT,628055000042,Missing,5',
      ],
    ],
    [
      '03-licences-to-correct-source.csv',
      [
        'Number,Establishment,End date,Class,Premises address,Why it was left out,Row',
        '900311,The Tarred Rope,31/03/2027,Liquor primary,"14 Wharf Street, Nanaimo, BC V9R 2X1",Invalid date,2',
        '900312,,2027-03-31,Food primary,"88 Comox Road, Courtenay, BC V9N 3P6",Company name is required,3',
      ],
    ],
  ])('%s: its download says the same when it comes back', async (file, lines) => {
    const { body } = await upload(staff, kindOf(file), `\uFEFF${lines.join('\n')}\n`);
    const { rows = [], notices = [] }: Partial<ImportReview> = body;
    expect([...notices, ...rows.map(lineOf)]).toEqual(REVIEWS[file]);
  });
});
