import { upload } from '../../../test/imports.ts';
import { type Browser, staffBrowser } from '../../../test/staff.ts';
import { testApi } from '../../../test/test-api.ts';
import { bomb, xlsxOf } from '../../../test/workbooks.ts';

const FILE = 'Item #,Item,Price\nCTR-101,Dry Dock Pilsner,61.20\n';

describe('an import refuses', () => {
  const api = testApi();
  let staff: Browser;
  beforeAll(async () => {
    staff = await staffBrowser(api);
  });

  // IMPORT-1, IMPORT-19, IMPORT-30
  test.each<[string, string | Buffer, string, string, string]>([
    [
      'a file by its name',
      FILE,
      'stock.pdf',
      'file_type',
      'Please upload a CSV file (files ending in .csv or .txt)',
    ],
    [
      'an .xls, saying what to do',
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      'stock.xls',
      'import_old_workbook',
      'Workbooks of Excel 97 to 2003 (.xls) and with a password can’t be read. In Excel, choose Save As, Excel Workbook (.xlsx), without a password, then upload that.',
    ],
    [
      'a workbook that unpacks to hundreds of megabytes',
      xlsxOf([{ name: 'List', rows: '', part: bomb() }]),
      'stock.xlsx',
      'import_workbook',
      'The workbook could not be read: it has more than 3,000,000 cells, or unpacks to more than 300 MB. Please save the sheet as CSV (UTF-8) and upload that.',
    ],
    [
      'a file without rows',
      'Item #,Item,Price\n',
      'stock.csv',
      'import_empty',
      'No valid products found in the CSV. Please check the file format and try again.',
    ],
    [
      'a file of something else',
      'colour,taste\nred,sweet\n',
      'stock.csv',
      'import_empty',
      'No valid products found in the CSV. Please check the file format and try again.',
    ],
  ])('%s', async (_, csv, fileName, code, detail) => {
    const answer = await upload(staff, 'inventory', csv, fileName);
    expect([answer.status, answer.body.code, answer.body.detail]).toEqual([422, code, detail]);
  });

  test.each([
    ['descriptions', '', 'No data found in the CSV file'],
    ['descriptions', '\ufeff\n\n', 'No data found in the CSV file'],
    ['inventory', '', 'No valid products found in the CSV. Please check the file format and try again.'],
    [
      'licences',
      'Number,Establishment\n',
      'No valid licences found in the CSV. Please check the file format and try again.',
    ],
  ] as const)('an empty file of %s: %j', async (kind, csv, detail) => {
    const answer = await upload(staff, kind, csv);
    expect([answer.status, answer.body.detail]).toEqual([422, detail]);
  });

  // IMPORT-19, IMPORT-20
  test('a photo that is called .csv, as soon as it is clear that its row never ends', async () => {
    const answer = await upload(staff, 'inventory', Buffer.alloc(8 * 1024 * 1024, 'x'));
    expect([answer.status, answer.body.code, answer.body.detail]).toEqual([
      422,
      'import_unreadable',
      'There was an error parsing the CSV file. Please check the format and try again.',
    ]);
    await upload(staff, 'inventory', 'sku,name,price,brand\nA-1,Ale,50,FORCE\n').expect(201);
  });

  // IMPORT-1
  test('a file of more than 50 MB', async () => {
    const answer = await upload(staff, 'inventory', Buffer.alloc(50 * 1024 * 1024 + 1, 'x'));
    expect([answer.status, answer.body.code, answer.body.detail]).toEqual([
      413,
      'file_too_large',
      'File size exceeds the 50MB limit',
    ]);
  });

  test('any step of an unknown import', async () => {
    const address = '/api/admin/imports/nothing';
    const steps = [
      staff.get(address),
      staff.get(`${address}/events`),
      staff.patch(`${address}/rows`).send({ skus: ['A-1'], edits: {} }),
      staff.patch(`${address}/rows/A-1`).send({}),
      staff.post(`${address}/apply`).send({}),
      staff.post(`${address}/undo`).send({}),
      staff.delete(address),
    ];
    for (const { status, body } of await Promise.all(steps))
      expect([status, body.code]).toEqual([404, 'import_not_found']);
  });

  test('a form without a file', async () => {
    const answer = await staff.post('/api/admin/imports/inventory').field('other', 'x');
    expect([answer.status, answer.body.code]).toEqual([422, 'file_missing']);
  });
});
