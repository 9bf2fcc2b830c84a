import { crc32, deflateRawSync } from 'node:zlib';

/** A part of an archive: its text, or its bytes as they are packed, with the size that they claim. */
type Part = string | { packed: Buffer; size: number };

/** A zip archive. */
export function zipOf(parts: Readonly<Record<string, Part>>): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, part] of Object.entries(parts)) {
    const { packed, size } =
      typeof part === 'string' ? { packed: deflateRawSync(part), size: Buffer.byteLength(part) } : part;
    const sum = typeof part === 'string' ? crc32(part) : 0;
    const both = Buffer.alloc(26);
    both.writeUInt16LE(20, 0);
    both.writeUInt16LE(0x0800, 2);
    both.writeUInt16LE(8, 4);
    both.writeUInt32LE(sum, 10);
    both.writeUInt32LE(packed.length, 14);
    both.writeUInt32LE(size, 18);
    both.writeUInt16LE(Buffer.byteLength(name), 22);
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), both, Buffer.from(name), packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), both, place, Buffer.from(name));
    files.push(file);
    offset += file.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, listed, Buffer.from('PK\x05\x06'), end]);
}

/** A part of 310 MB of spaces in a few hundred kilobytes. */
export function bomb(): Part {
  const piece = deflateRawSync(Buffer.alloc(1024 * 1024, ' '), { finishFlush: 2 });
  const pieces = 310;
  const packed = Buffer.concat([...Array<Buffer>(pieces).fill(piece), Buffer.from([3, 0])]);
  return { packed, size: pieces * 1024 * 1024 };
}

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const relations = (list: readonly (readonly [string, string])[]): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list
    .map(
      ([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

/** A sheet: its name, what is inside `sheetData` and behind it, and whether it is hidden. */
export type SheetXml = { name: string; rows: string; behind?: string; isHidden?: boolean; part?: Part };

/** An Excel workbook. Shared texts are those of `texts`; formats, the codes that the styles 1, 2, ... have. */
export function xlsxOf(
  sheets: readonly SheetXml[],
  {
    texts = [],
    formats = [],
    is1904 = false,
  }: { texts?: string[]; formats?: string[]; is1904?: boolean } = {},
): Buffer {
  const list = sheets.map(
    ({ name, isHidden }, at) =>
      `<sheet name="${name}" sheetId="${at + 1}"${isHidden ? ' state="hidden"' : ''} r:id="rId${at + 1}"/>`,
  );
  const parts = sheets.map(
    ({ rows, behind = '', part }, at) =>
      [
        `xl/worksheets/sheet${at + 1}.xml`,
        part ?? `<worksheet ${MAIN}><sheetData>${rows}</sheetData>${behind}</worksheet>`,
      ] as const,
  );
  return zipOf({
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="${OFFICE}"><workbookPr date1904="${Number(is1904)}"/><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ...sheets.map((_, at) => ['worksheet', `worksheets/sheet${at + 1}.xml`] as const),
      ['styles', 'styles.xml'],
      ['sharedStrings', '/xl/sharedStrings.xml'],
    ]),
    'xl/styles.xml': `<styleSheet ${MAIN}><numFmts>${formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code.replaceAll('"', '&quot;')}"/>`).join('')}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${formats.map((_, at) => `<xf numFmtId="${164 + at}"/>`).join('')}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst ${MAIN}>${texts.map((text) => `<si>${text}</si>`).join('')}</sst>`,
    ...Object.fromEntries(parts),
  });
}

const ODF = ['office', 'table', 'text', 'style', 'number'].map(
  (name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`,
);

/** An OpenDocument spreadsheet with these tables. */
export const odsOf = (tables: string, styles = ''): Buffer =>
  zipOf({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'content.xml': `<?xml version="1.0" encoding="UTF-8"?><office:document-content ${ODF.join(' ')}><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
  });
