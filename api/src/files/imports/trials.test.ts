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

  // IMPORT-23, IMPORT-24, IMPORT-25, IMPORT-26, IMPORT-27, IMPORT-28
  test.each(Object.entries(REVIEWS))('%s', async (file, expected) => {
    const answer = await upload(staff, kindOf(file), readFileSync(join(TRIALS, file)), file);
    const { rows = [], notices = [], detail }: Partial<ImportReview> & { detail?: string } = answer.body;
    expect([...(detail ? [detail] : []), ...notices, ...rows.map(lineOf)]).toEqual(expected);
  });
});
