import type { ImportReview } from 'shared-domain/contracts';
import { inventoryImports } from '../../../test/inventory-imports.ts';
import { odsOf, xlsxOf } from '../../../test/workbooks.ts';

const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const number = (value: number | string, style = 0) => `<c s="${style}"><v>${value}</v></c>`;

const HEADINGS = `<row r="3">${['SKU', 'Name', 'Price', 'Stock', 'ABV', 'Brand', 'LTO_end_date', 'LTO_price', 'LTO_start_date'].map(cell).join('')}</row>`;
const LIST = `<row r="1">${cell('Price list')}</row>${HEADINGS}
  <row r="4">${number('628055000110')}${cell('Ale')}${number(58, 2)}${number(40)}${number(0.052, 1)}${cell('FORCE')}${number(46477, 3)}${number(50)}${number(46388.5, 3)}</row>
  <row r="6">${number(123, 4)}${cell('Lager')}${number(61.2, 5)}${number(40)}<c t="str"><f>A1</f><v/></c><c/></row>
  <row r="7">${cell('A-3')}${cell('Porter')}${number(61.2)}${number(2.5)}${number(1, 1)}${cell('FORCE')}<c/><c/><c/>${cell('a remark')}</row>`;
const FORMATS = ['0.0%', '"$"#,##0.00', 'd-mmm-yy', '00000', '[$€-407]#,##0.00'];
const BEHIND = '<mergeCells><mergeCell ref="F4:F6"/></mergeCells>';

const { staff } = inventoryImports();
const uploaded = async (bytes: Buffer, query = ''): Promise<ImportReview> => {
  const { body } = await staff()
    .post(`/api/admin/imports/inventory${query}`)
    .attach('file', bytes, 'list.xlsx')
    .expect(201);
  return body;
};

describe('a workbook of products', () => {
  // IMPORT-30
  test("is read as its CSV would be, with the spreadsheet's rows, and its values as it shows them", async () => {
    const { rows, workbook } = await uploaded(
      xlsxOf([{ name: 'List', rows: LIST, behind: BEHIND }], { formats: FORMATS }),
    );
    expect(workbook).toEqual({ sheets: ['List'], sheet: 'List' });
    const [ale, lager, porter] = rows;
    expect([ale?.rows, lager?.rows, porter?.rows]).toEqual([[4], [6], [7]]);
    expect(ale).toMatchObject({ sku: '628055000110', kind: 'new', guesses: [], notes: [] });
    expect(ale?.product).toMatchObject({
      price: 58,
      stock: 40,
      abv: 5.2,
      hiddenCategory: 'FORCE',
      ltoPrice: 50,
      ltoStartDate: '2027-01-01T12:00:00',
      ltoEndDate: '2027-03-31',
    });
    expect(lager).toMatchObject({
      sku: '00123',
      validationErrors: ['Invalid price (must be a number >= 0)'],
      notes: ['A cell that is merged with those above has their text'],
    });
    expect(lager?.product?.hiddenCategory).toBe('FORCE');
    expect(porter).toMatchObject({ validationErrors: ['Invalid stock quantity (must be a number >= 0)'] });
    expect(porter?.product?.abv).toBe(100);
  });

  test('with several sheets: staff see which one was read, and read another', async () => {
    const kegs = `<row>${['SKU', 'Name', 'Price'].map(cell).join('')}</row><row>${cell('K-1')}${cell('Keg')}${number(228)}</row>`;
    const bytes = xlsxOf([
      { name: 'Kegs & more'.replace('&', '&amp;'), rows: kegs },
      { name: 'List', rows: LIST },
    ]);
    const sheets = ['Kegs & more', 'List'];
    expect((await uploaded(bytes)).workbook).toEqual({ sheets, sheet: 'List' });
    const other = await uploaded(bytes, `?sheet=${encodeURIComponent('Kegs & more')}`);
    expect(other.workbook).toEqual({ sheets, sheet: 'Kegs & more' });
    expect(other.rows.map(({ sku }) => sku)).toEqual(['K-1']);
  });

  test('of OpenDocument is read too, whatever its name is', async () => {
    const row = (cells: readonly string[]) =>
      `<table:table-row>${cells.map((text) => `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`).join('')}</table:table-row>`;
    const tables = `<table:table table:name="Liste">${row(['SKU', 'Name', 'Price', 'Brand'])}${row(['A-1', 'Světlý Ležák', '12,50', 'FORCE'])}</table:table>`;
    const { rows } = await uploaded(odsOf(tables));
    expect(rows[0]?.product).toMatchObject({ id: 'A-1', name: 'Světlý Ležák', price: 12.5 });
  });
});
