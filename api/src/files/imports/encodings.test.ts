import { upload } from '../../../test/imports.ts';
import { type Browser, staffBrowser } from '../../../test/staff.ts';
import { testApi } from '../../../test/test-api.ts';

const TEXT = 'sku,name,price\nA-1,Brasserie d’Été “Noël”,12.50\n';

/** Windows-1252 of the characters that these tests use. */
const windows1252 = (text: string): Buffer =>
  Buffer.from(
    [...text].map(
      (letter) => ({ '’': 0x92, '“': 0x93, '”': 0x94, '€': 0x80 })[letter] ?? letter.charCodeAt(0),
    ),
  );

describe("a file's encodings and separators", () => {
  const api = testApi();
  let staff: Browser;
  beforeAll(async () => {
    staff = await staffBrowser(api);
  });

  const productOf = async (csv: Buffer) => {
    const { body } = await upload(staff, 'inventory', csv);
    const { id, name, price, description } = body.rows[0].product;
    return { id, name, price, description };
  };

  test.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${TEXT}`)],
    ['UTF-16 little endian', Buffer.from(`\ufeff${TEXT}`, 'utf16le')],
    ['UTF-16 little endian without a byte order mark', Buffer.from(TEXT, 'utf16le')],
    ['UTF-16 big endian', Buffer.from(`\ufeff${TEXT}`, 'utf16le').swap16()],
    ['Windows-1252', windows1252(TEXT)],
    ['semicolons', Buffer.from('sku;name;price\nA-1;Brasserie d’Été “Noël”;12,50\n')],
    ['tabs', Buffer.from('sku\tname\tprice\nA-1\tBrasserie d’Été “Noël”\t12.50\n')],
    [
      "a spreadsheet's own first line",
      Buffer.from('sep=;\nsku;name;price\nA-1;Brasserie d’Été “Noël”;12,50\n'),
    ],
    ['blank lines above the headers', Buffer.from(`\n,,\n${TEXT}`)],
    ['Windows line ends', Buffer.from(TEXT.replaceAll('\n', '\r\n'))],
  ])('%s are understood', async (_, csv) => {
    expect(await productOf(csv)).toMatchObject({ id: 'A-1', name: 'Brasserie d’Été “Noël”', price: 12.5 });
  });

  test('A quoted cell keeps its line breaks, separators and quotes', async () => {
    const csv = 'sku,name,price,description\nA-1,"Ale, ""Old""",12,"First line.\nSecond, line."\n';
    expect(await productOf(Buffer.from(csv))).toMatchObject({
      name: 'Ale, "Old"',
      description: 'First line.\nSecond, line.',
    });
  });

  // IMPORT-27
  test('Letters that can be read in two ways are shown in both, and as staff choose', async () => {
    const file = windows1252('sku,name,price\nA-1,Pêche d’été,12.50\n');
    const { body } = await upload(staff, 'inventory', file);
    expect(body.letters).toEqual({
      encoding: 'windows-1252',
      other: 'windows-1250',
      words: [{ read: 'Pêche d’été', other: 'Pęche d’été' }],
    });
    const again = await staff
      .post('/api/admin/imports/inventory?encoding=windows-1250')
      .attach('file', file, 'stock.csv');
    expect(again.body.rows[0].product.name).toBe('Pęche d’été');
    expect(again.body.letters).toEqual({ encoding: 'windows-1250' });
  });

  // IMPORT-28
  test('A file that ends in the middle of a row says so, and the row is an issue', async () => {
    const { body } = await upload(staff, 'inventory', 'sku,name,price\nA-1,Ale,12.50\nA-2,St');
    expect(body.notices).toEqual(['The file may be incomplete: it ends in the middle of a row.']);
    expect(body.rows.map(({ sku, kind }: { sku: string; kind: string }) => [sku, kind])).toEqual([
      ['A-1', 'new'],
      ['A-2 (row 3)', 'issues'],
    ]);
  });
});
