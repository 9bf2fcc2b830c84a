import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bomb, odsOf, type SheetXml, xlsxOf, zipOf } from '../../../test/workbooks.ts';
import { csvFromWorkbook } from './index.ts';

/** A heading for each cell that names a field. */
const score = (headers: readonly string[]) =>
  headers.filter((header) => ['SKU', 'Name', 'Price'].includes(header)).length;

const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
const HEADINGS = `<row r="1">${cell('A1', 'SKU')}${cell('B1', 'Name')}${cell('C1', 'Price')}</row>`;

describe('a workbook', () => {
  let folder: string;
  let path: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'workbooks-'));
    path = join(folder, 'list');
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** The lines of the CSV that a workbook becomes; of it alone, nothing else may be left. */
  async function linesOf(bytes: Buffer, wanted?: string) {
    await writeFile(path, bytes);
    try {
      const workbook = await csvFromWorkbook(path, score, wanted);
      return { ...workbook, lines: (await readFile(path, 'utf8')).split('\n').slice(1, -1) };
    } finally {
      expect(await readdir(folder)).toEqual(['list']);
    }
  }
  const rowsOf = async (rows: string, more: Partial<SheetXml> = {}, parts?: Parameters<typeof xlsxOf>[1]) =>
    (await linesOf(xlsxOf([{ name: 'List', rows, ...more }], parts))).lines;

  // IMPORT-30
  test('of Excel: shared and rich texts, values of formulas, true and false, errors, each in the line of its row', async () => {
    const texts = [
      '<t>Dry Dock "Pilsner"</t>',
      '<r><t>Ale</t></r><r><t xml:space="preserve"> No. 1</t></r><rPh><t>x</t></rPh>',
    ];
    const lines = await rowsOf(
      `<row r="3"><c r="A3" t="s"><v>0</v></c><c r="C3" t="s"><v>1</v></c></row>
       <row><c t="str"><f>A3</f><v>A, B_x000D_</v></c><c><f>40+40</f><v>80</v></c><c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c></row>`,
      {},
      { texts },
    );
    expect(lines).toEqual(['', '', '"Dry Dock ""Pilsner""",,Ale No. 1', '"A, B\r",80,TRUE,#N/A']);
  });

  test('of Excel: numbers as their formats show them, days in either calendar', async () => {
    const rows =
      '<row><c s="1"><v>5.1999999999999998E-2</v></c><c s="2"><v>45015</v></c><c s="3"><v>123</v></c></row>';
    const formats = ['0.0%', 'd/m/yy', '00000'];
    expect(await rowsOf(rows, {}, { formats })).toEqual(['5.2%,2023-03-30,00123']);
    expect(await rowsOf(rows, {}, { formats, is1904: true })).toEqual(['5.2%,2027-03-31,00123']);
  });

  test('of Excel: a cell that is merged downwards is said in each row that has other cells', async () => {
    const lines = await rowsOf(
      `<row r="1">${cell('A1', 'Price list')}</row>
       <row r="4">${cell('A4', 'X-1')}${cell('B4', 'FORCE')}</row>
       <row r="5">${cell('A5', 'X-2')}</row>
       <row r="6"><c r="B6"/></row>
       <row r="7">${cell('A7', 'X-3')}</row>`,
      { behind: '<mergeCells><mergeCell ref="A1:C2"/><mergeCell ref="B4:B6"/></mergeCells>' },
    );
    expect(lines).toEqual(['Price list', '', '', 'X-1,FORCE', 'X-2,\uE0FDFORCE', '', 'X-3']);
  });

  test('with several sheets: the one with the most headings, or the one that is asked for; none that is hidden or blank', async () => {
    const sheets = [
      { name: 'Notes', rows: `<row>${cell('A1', 'Hello')}</row>` },
      { name: 'Old', rows: HEADINGS, isHidden: true },
      { name: 'Blank', rows: '<row><c r="A1"/></row>' },
      { name: 'List', rows: HEADINGS },
    ];
    expect(await linesOf(xlsxOf(sheets))).toEqual({
      sheets: ['Notes', 'List'],
      sheet: 'List',
      lines: ['SKU,Name,Price'],
    });
    expect(await linesOf(xlsxOf(sheets), 'Notes')).toMatchObject({ sheet: 'Notes', lines: ['Hello'] });
  });

  test('of OpenDocument: repeated, covered and hidden cells, texts beside numbers, notes that are no text', async () => {
    const text = (content: string, more = '') =>
      `<table:table-cell office:value-type="string" ${more}><text:p>${content}</text:p></table:table-cell>`;
    const number = (value: number, shown: string, type = 'float') =>
      `<table:table-cell office:value-type="${type}" office:value="${value}"><text:p>${shown}</text:p></table:table-cell>`;
    const tables = `<table:table table:name="Hidden" table:style-name="ta2"><table:table-row>${text('x')}</table:table-row></table:table>
      <table:table table:name="List">
        <table:table-row table:number-rows-repeated="2"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>
        <table:table-row>${text('A<text:s text:c="2"/>B<text:line-break/>C', 'table:number-rows-spanned="2"')}<table:covered-table-cell/>${number(0.052, '5.20%', 'percentage')}${number(61.2, '61,20 €', 'currency')}${number(123, '00123')}${number(1234.5, '1.234,50')}${number(-4, '(4)')}</table:table-row>
        <table:table-row><table:covered-table-cell/><table:table-cell table:number-columns-repeated="2" office:value-type="date" office:date-value="2027-03-31T00:00:00"><office:annotation><text:p>Look!</text:p></office:annotation><text:p>31/03/27</text:p></table:table-cell></table:table-row>
        <table:table-row table:number-rows-repeated="1048572"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>
      </table:table>`;
    const styles =
      '<style:style style:name="ta2"><style:table-properties table:display="false"/></style:style>';
    expect((await linesOf(odsOf(tables, styles))).lines).toEqual([
      '',
      '',
      '"A  B',
      'C",,5.2%,61.2 €,00123,1234.5,-4',
      '"\uE0FDA  B',
      'C",2027-03-31,2027-03-31',
    ]);
  });

  const wide =
    '<table:table-cell table:number-columns-repeated="16000" office:value-type="string"><text:p>x</text:p></table:table-cell>';

  test.each([
    [
      'a part that unpacks to hundreds of megabytes',
      xlsxOf([{ name: 'List', rows: '', part: bomb() }]),
      'large',
    ],
    [
      'a row that is repeated a million times',
      odsOf(
        `<table:table table:name="a"><table:table-row table:number-rows-repeated="1048576">${wide}</table:table-row></table:table>`,
      ),
      'large',
    ],
    ['no sheet with rows', xlsxOf([{ name: 'List', rows: '<row/>' }]), 'empty'],
    ['another archive', zipOf({ 'word/document.xml': '<a/>' }), 'damaged'],
    ['half of one', xlsxOf([{ name: 'List', rows: HEADINGS }]).subarray(0, 900), 'damaged'],
    ['tags that end too early', xlsxOf([{ name: 'List', rows: '<row>' }]), 'damaged'],
  ])('is refused for %s', async (_, bytes, reason) => {
    await expect(linesOf(bytes)).rejects.toMatchObject({ reason });
  });

  test('is refused for a sheet that it lacks', async () => {
    await expect(linesOf(xlsxOf([{ name: 'List', rows: HEADINGS }]), 'Kegs')).rejects.toMatchObject({
      reason: 'no-sheet',
    });
  });
});
