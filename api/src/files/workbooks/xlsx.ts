import { posix } from 'node:path';
import type { Archive } from './archive.ts';
import { builtInFormat, epochOf, formatOf, GENERAL, type NumberFormat, numberText } from './number-format.ts';
import { WorkbookRefusal } from './refusal.ts';
import type { SheetFiles, SheetWriter, Span } from './sheet-files.ts';

type Book = { sheets: { name: string; part: string }[]; epoch: number };

/** How the cells of a workbook are read. */
type Reading = { texts: readonly string[]; formats: readonly NumberFormat[]; epoch: number };

/** Reads each visible sheet of an Excel workbook. */
export async function readXlsx(archive: Archive, files: SheetFiles): Promise<void> {
  const roots = await relationsOf(archive, '');
  const book = [...roots.values()].find(({ type }) => type.endsWith('/officeDocument'))?.part;
  if (book === undefined) throw new WorkbookRefusal('damaged');
  const relations = await relationsOf(archive, book);
  const partOf = (kind: string) =>
    [...relations.values()].find(({ type }) => type.endsWith(kind))?.part ?? '';
  const { sheets, epoch } = await bookOf(archive, book, relations);
  const reading = {
    epoch,
    texts: await sharedTexts(archive, partOf('/sharedStrings')),
    formats: await cellFormats(archive, partOf('/styles')),
  };
  for (const { name, part } of sheets) {
    if (!archive.has(part)) throw new WorkbookRefusal('damaged');
    const sheet = files.begin(name);
    for (const span of await spansIn(archive, part)) sheet.span(span);
    await readSheet(archive, part, sheet, reading);
  }
}

type Relations = ReadonlyMap<string, { type: string; part: string }>;

/** What a part points at, by the names that it uses. */
async function relationsOf(archive: Archive, part: string): Promise<Relations> {
  const { dir, base } = posix.parse(part);
  const relations = new Map<string, { type: string; part: string }>();
  await archive.parse(posix.join(dir, '_rels', `${base}.rels`), {
    open: (name, { Id = '', Type = '', Target = '' }) => {
      const target = posix.join('/', Target.startsWith('/') ? '' : dir, Target).slice(1);
      if (name === 'Relationship') relations.set(Id, { type: Type, part: target });
    },
  });
  return relations;
}

const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true';

async function bookOf(archive: Archive, part: string, relations: Relations): Promise<Book> {
  const sheets: Book['sheets'] = [];
  let is1904 = false;
  await archive.parse(part, {
    open: (tag, attributes) => {
      if (tag === 'workbookPr') is1904 = isTrue(attributes.date1904);
      if (tag !== 'sheet') return;
      const { name = '', state = 'visible' } = attributes;
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '';
      const { type = '', part: target = '' } = relations.get(id) ?? {};
      if (state === 'visible' && !type.endsWith('/chartsheet')) sheets.push({ name, part: target });
    },
  });
  return { sheets, epoch: epochOf(is1904) };
}

/** Characters that XML can't have, as Excel writes them. */
const decoded = (text: string): string =>
  text.replace(/_x([\dA-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

async function sharedTexts(archive: Archive, part: string): Promise<string[]> {
  const texts: string[] = [];
  let [text, isText, isPronunciation] = ['', false, false];
  await archive.parse(part, {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') isPronunciation = true;
      isText = name === 't' && !isPronunciation;
    },
    text: (piece) => {
      if (isText) text += piece;
    },
    close: (name) => {
      if (name === 'rPh') isPronunciation = false;
      if (name === 't') isText = false;
      if (name === 'si') texts.push(decoded(text));
    },
  });
  return texts;
}

/** The number format of each style that cells have, by its number. */
async function cellFormats(archive: Archive, part: string): Promise<NumberFormat[]> {
  const codes = new Map<number, string>();
  const formats: NumberFormat[] = [];
  let isOfCells = false;
  await archive.parse(part, {
    open: (name, { numFmtId, formatCode = '' }) => {
      const id = Number(numFmtId ?? 0);
      if (name === 'numFmt') codes.set(id, formatCode);
      if (name === 'cellXfs') isOfCells = true;
      if (name === 'xf' && isOfCells) formats.push(formatOf(codes.get(id) ?? builtInFormat(id)));
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return formats;
}

/** A cell's place: 'B7' is column 1 of row 7. */
function placeOf(reference: string): { column: number; row: number } {
  const [, letters = '', digits = ''] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(reference) ?? [];
  if (letters === '') throw new WorkbookRefusal('damaged');
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { column, row: Number(digits) };
}

/** Merged cells are listed behind the rows, which need them. */
async function spansIn(archive: Archive, part: string): Promise<Span[]> {
  let [behind, isBehind] = ['', false];
  for await (const piece of archive.text(part)) {
    const text = behind + piece;
    const end = isBehind ? 0 : text.lastIndexOf('sheetData>');
    isBehind ||= end >= 0;
    behind = isBehind ? text.slice(Math.max(0, end)) : text.slice(-20);
  }
  return [...behind.matchAll(/<(?:\w+:)?mergeCell\s[^>]*?ref="([^":]+):([^":]+)"/g)].map(
    ([, first = '', last = '']) => {
      const { column, row } = placeOf(first);
      return { column, from: row, to: placeOf(last).row };
    },
  );
}

async function readSheet(
  archive: Archive,
  part: string,
  sheet: SheetWriter,
  reading: Reading,
): Promise<void> {
  let [row, column, cells] = [0, 0, [] as string[]];
  let [type, style, value, isValue] = ['', 0, '', false];
  await archive.parse(part, {
    open: (name, { r, t = 'n', s = '0' }) => {
      if (name === 'row') {
        row = r === undefined ? row + 1 : Number(r);
        [column, cells] = [0, []];
      } else if (name === 'c') {
        column = r === undefined ? column : placeOf(r).column;
        [type, style, value] = [t, Number(s), ''];
      } else isValue = name === 'v' || (name === 't' && type === 'inlineStr');
    },
    text: (piece) => {
      if (isValue) value += piece;
    },
    close: (name) => {
      if (name === 'v' || name === 't') isValue = false;
      else if (name === 'c') {
        while (cells.length < column) cells.push('');
        cells[column] = textOf(type, value, style, reading);
        column += 1;
      } else if (name === 'row') sheet.row(row, cells);
    },
  });
}

/** What a cell shows; a formula, its stored value. */
function textOf(type: string, value: string, style: number, { texts, formats, epoch }: Reading): string {
  if (value === '') return '';
  if (type === 's') return texts[Number(value)] ?? '';
  if (type === 'b') return isTrue(value) ? 'TRUE' : 'FALSE';
  if (type !== 'n') return decoded(value);
  const number = Number(value);
  return Number.isFinite(number) ? numberText(number, formats[style] ?? GENERAL, epoch) : value;
}
