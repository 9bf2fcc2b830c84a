import { upload } from '../../../test/imports.ts';
import { type Browser, staffBrowser } from '../../../test/staff.ts';
import { testApi } from '../../../test/test-api.ts';

const FILE = `Item #,Item,On Hand,Available,Price
NEW-1,Nameless Newcomer,5,5,50.00
BAD-1,Call Us Ale,5,5,"call us, please"
,No Number Ale,5,5,50.00,and more
BAD-1,Call Us Ale,3,3,51.00
`;

type Line = { row: number; cells: { column: string; text: string; faulty: boolean }[] };

describe('the lines of a file', () => {
  const api = testApi();
  let staff: Browser;
  beforeAll(async () => {
    staff = await staffBrowser(api);
  });

  const linesOf = async (sku: string): Promise<Line[] | undefined> => {
    const { body } = await upload(staff, 'inventory', FILE);
    return body.rows.find((row: { sku: string }) => row.sku === sku)?.lines;
  };

  test('A row with an issue shows all its lines as they are in the file, with the faulty cell marked', async () => {
    const lines = await linesOf('BAD-1');
    expect(lines?.map(({ row }) => row)).toEqual([3, 5]);
    expect(lines?.[0]?.cells).toEqual([
      { column: 'Item #', text: 'BAD-1', faulty: false },
      { column: 'Item', text: 'Call Us Ale', faulty: false },
      { column: 'On Hand', text: '5', faulty: false },
      { column: 'Available', text: '5', faulty: false },
      { column: 'Price', text: 'call us, please', faulty: true },
    ]);
    expect(lines?.[1]?.cells.some(({ faulty }) => faulty)).toBe(false);
  });

  test('A cell beyond the last header is shown too; a required empty one is marked', async () => {
    const [line] = (await linesOf('imported-3')) ?? [];
    expect(line?.cells[0]).toEqual({ column: 'Item #', text: '', faulty: true });
    expect(line?.cells[5]).toEqual({ column: '', text: 'and more', faulty: false });
  });
});
