import fc from 'fast-check';
import type { ImportReview, ImportRow } from 'shared-domain/contracts';
import { correctionsCsv } from 'shared-domain/imports';
import { type Kind, upload } from '../../../test/imports.ts';
import { productDocument } from '../../../test/products.ts';
import { type Browser, staffBrowser } from '../../../test/staff.ts';
import { testApi } from '../../../test/test-api.ts';
import { productModel } from '../../catalogue/products/index.ts';

/** The headings of a kind of file, and the cells that keep each of its rows from being applied. */
const FILES: Readonly<Record<Kind, { headings: string[]; fixed: string[] }>> = {
  inventory: {
    headings: ['SKU', 'Price', 'Name', 'Brand', 'Description', 'ABV', 'Stock', 'LTO_end_date', 'UPC'],
    fixed: ['call us'],
  },
  descriptions: { headings: ['ID', 'Image', 'Description'], fixed: ['http://images.example/a.jpg'] },
  licences: {
    headings: ['Number', 'Standing', 'Establishment', 'End date', 'Class', 'Address'],
    fixed: ['Issued'],
  },
  suppliers: { headings: ['Email', 'Supplier', 'Brands', 'Licence number', 'Phone'], fixed: ['bo.example'] },
};

const CELLS = [
  ...[
    '',
    '00123',
    '628055000110',
    '6.28055E+11',
    '10-12',
    '1E5',
    '="007"',
    "'0815",
    '1,200',
    '12,50',
    '0.052',
  ],
  ...[
    '=1+1',
    '-Anvil-',
    '@x',
    '+1',
    'a;=x',
    '＝1',
    "O'Dell’s",
    'a "b", c',
    ' 22" ',
    'two\nlines',
    'Světlý',
    '#N/A',
  ],
  ...[
    '2027-03-31',
    '31-Mar-2027',
    '46477',
    '3/31/2027',
    '2027-03-31T12:00',
    'dâ€™Ã‰tÃ©',
    'N/A',
    'TRUE',
    '<b>x</b>',
  ],
];

describe('the rows to correct', () => {
  const api = testApi();
  let staff: Browser;
  beforeAll(async () => {
    staff = await staffBrowser(api);
    const products = Array.from({ length: 30 }, (_, at) => productDocument({ _id: `0${at + 100}` }));
    await productModel(api.deps.connection).insertMany(products);
  });

  const leftOut = async (kind: Kind, csv: string) => {
    const { body } = await upload(staff, kind, csv);
    const { rows, columns, counts }: ImportReview = body;
    return { rows, read: { counts, columns: columns?.length, rows: rows.map(said) } };
  };
  const said = ({ edits: _edits, lines = [], ...row }: ImportRow) => ({
    ...row,
    faulty: lines.map(({ cells }) => cells.map(({ faulty }) => faulty).indexOf(true)),
  });

  // IMPORT-29
  test.each<Kind>(['inventory', 'descriptions', 'licences'])(
    'of %s say the same when they come back as they were downloaded',
    async (kind) => {
      const { headings, fixed } = FILES[kind];
      const others = fc.array(fc.constantFrom(...CELLS), {
        minLength: headings.length - 2,
        maxLength: headings.length - 2,
      });
      const file = fc.array(others, { minLength: 30, maxLength: 30 });
      await fc.assert(
        fc.asyncProperty(file, async (rows) => {
          const quoted = [headings, ...rows.map((cells, at) => [`0${at + 100}`, ...fixed, ...cells])].map(
            (cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','),
          );
          const first = await leftOut(kind, quoted.join('\n'));
          const again = await leftOut(kind, correctionsCsv(first.rows));
          const added = 2;
          expect(again.read).toEqual({ ...first.read, columns: (first.read.columns ?? 0) + added });
        }),
        { numRuns: 4 },
      );
    },
    60_000,
  );
});
