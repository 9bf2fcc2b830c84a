import type { Archive } from './archive.ts';
import { numberText, plainNumber } from './number-format.ts';
import { WorkbookRefusal } from './refusal.ts';
import type { SheetFiles, SheetWriter } from './sheet-files.ts';

const COLUMNS = 16_384;

type Attributes = Readonly<Record<string, string>>;

/** A cell while it is read: its attributes, and the text that it shows. */
type Cell = { attributes: Attributes; text: string; paragraphs: number };

const timesOf = (attributes: Attributes, what: 'columns' | 'rows', ending: 'repeated' | 'spanned'): number =>
  Math.max(1, Math.trunc(Number(attributes[`table:number-${what}-${ending}`] ?? 1)) || 1);

/** Reads each visible sheet of an OpenDocument spreadsheet. */
export async function readOds(archive: Archive, files: SheetFiles): Promise<void> {
  let sheet: SheetWriter | undefined;
  let row = rowAt(1);
  let cell: Cell | undefined;
  let notes = 0;
  let style = '';
  const hidden = new Set<string>();
  const open: Record<string, (attributes: Attributes) => void> = {
    style: (attributes) => {
      style = attributes['style:name'] ?? '';
    },
    'table-properties': (attributes) => {
      if (attributes['table:display'] === 'false') hidden.add(style);
    },
    table: (attributes) => {
      const isHidden = hidden.has(attributes['table:style-name'] ?? '');
      sheet = isHidden ? undefined : files.begin(attributes['table:name'] ?? '');
      row = rowAt(1);
    },
    'table-row': (attributes) => {
      row = rowAt(row.number, timesOf(attributes, 'rows', 'repeated'));
    },
    'table-cell': (attributes) => {
      cell = { attributes, text: '', paragraphs: 0 };
    },
    // Its text isn't shown.
    'covered-table-cell': (attributes) => addCells(row, '', attributes),
    annotation: () => {
      notes += 1;
    },
  };
  const close: Record<string, () => void> = {
    annotation: () => {
      notes -= 1;
    },
    'table-cell': () => {
      if (!cell) return;
      const rows = timesOf(cell.attributes, 'rows', 'spanned');
      sheet?.span({ column: row.cells.length + row.blanks, from: row.number, to: row.number + rows - 1 });
      addCells(row, shownBy(cell.attributes, cell.text.trim()), cell.attributes);
      cell = undefined;
    },
    'table-row': () => {
      const { number, times, cells } = row;
      if (cells.length > 0) for (let at = 0; at < times; at += 1) sheet?.row(number + at, cells);
      row = rowAt(number + times);
    },
  };
  await archive.parse('content.xml', {
    open: (name, attributes) => {
      if (name in open) open[name]?.(attributes);
      else if (cell && notes === 0) cell = withMark(cell, name, attributes);
    },
    text: (piece) => {
      if (cell && cell.paragraphs > 0 && notes === 0) cell.text += piece;
    },
    close: (name) => close[name]?.(),
  });
}

/** A row while it is read; blank cells count once another one follows. */
type Row = { number: number; times: number; cells: string[]; blanks: number };

const rowAt = (number: number, times = 1): Row => ({ number, times, cells: [], blanks: 0 });

function addCells(row: Row, text: string, attributes: Attributes): void {
  const count = Math.min(timesOf(attributes, 'columns', 'repeated'), COLUMNS);
  if (text === '') {
    row.blanks += count;
    return;
  }
  if (row.cells.length + row.blanks + count > COLUMNS) throw new WorkbookRefusal('damaged');
  row.cells.push(...Array<string>(row.blanks).fill(''), ...Array<string>(count).fill(text));
  row.blanks = 0;
}

/** A cell's text with what a tag inside it stands for. */
function withMark(cell: Cell, name: string, attributes: Attributes): Cell {
  const { text, paragraphs } = cell;
  if (name === 'p') return { ...cell, text: paragraphs > 0 ? `${text}\n` : text, paragraphs: paragraphs + 1 };
  if (name === 's')
    return { ...cell, text: text + ' '.repeat(Math.min(Number(attributes['text:c'] ?? 1) || 1, 100)) };
  if (name === 'tab' || name === 'line-break')
    return { ...cell, text: `${text}${name === 'tab' ? '\t' : '\n'}` };
  return cell;
}

/** What a cell says: its value, with the texts that are shown around a number. */
function shownBy(attributes: Attributes, text: string): string {
  const { 'office:value-type': type = 'string', 'office:value': value = '' } = attributes;
  const number = Number(value);
  if (type === 'date')
    return (attributes['office:date-value'] ?? text).slice(0, 19).replace(/T00:00:00$/, '');
  if (type === 'boolean') return attributes['office:boolean-value'] === 'true' ? 'TRUE' : 'FALSE';
  if (value === '' || !Number.isFinite(number))
    return text === '' ? (attributes['office:string-value'] ?? '') : text;
  if (type === 'percentage') return `${plainNumber(number * 100)}%`;
  const [, before = '', digits = '', after = ''] = /^(\D*)(\d.*?|)(\D*)$/s.exec(text) ?? [];
  // An article number of '00123' is shown with its zeros.
  const zeros = /^\d+$/.test(digits) && Number(digits) === number ? digits.length : 0;
  const around =
    digits === ''
      ? { before: '', after: '' }
      : { before: before.replace(/[-−(]/, ''), after: after.replace(/\)/, '') };
  return numberText(number, { ...around, isMoment: false, isPercent: false, digits: zeros });
}
