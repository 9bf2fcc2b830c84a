import { Transform } from 'node:stream';

/** Stands before a line that is no CSV, which is passed on as one cell. */
export const BROKEN = '\uE0FE';

/** A cell with line breaks may go on for this many lines; a quote that is open for longer was never closed. */
const LINES = 200;
const CHARACTERS = 64 * 1024;

type State = 'closed' | 'open' | 'broken';

/** The place of the first character from here on that isn't a space. */
function afterSpaces(line: string, from: number): number {
  let at = from;
  while (line[at] === ' ') at += 1;
  return at;
}

/** The place of the quote that closes a cell; -1 if the line ends inside it. */
function closingQuote(line: string, from: number): number {
  let at = line.indexOf('"', from);
  while (at >= 0 && line[at + 1] === '"') at = line.indexOf('"', at + 2);
  return at;
}

/** Where a cell ends, or how the line does. */
function endOf(line: string, from: number, delimiter: string, isQuoted: boolean): number | State {
  if (!isQuoted) {
    const next = line.indexOf(delimiter, from);
    return next < 0 ? 'closed' : next;
  }
  const quote = closingQuote(line, from);
  if (quote < 0) return 'open';
  const after = afterSpaces(line, quote + 1);
  if (after >= line.length) return 'closed';
  return line[after] === delimiter ? after : 'broken';
}

/** Whether a line's quotes are closed at its end; `isInside` says that it begins inside a quoted cell. */
function stateOf(line: string, delimiter: string, isInside: boolean): State {
  let at = isInside ? 0 : afterSpaces(line, 0);
  for (let inside = isInside; ; inside = false) {
    const isQuoted = inside || line[at] === '"';
    const end = endOf(line, isQuoted && !inside ? at + 1 : at, delimiter, isQuoted);
    if (typeof end === 'string') return end;
    at = afterSpaces(line, end + 1);
  }
}

const broken = (line: string): string => `"${BROKEN}${line.replaceAll('"', '""')}"`;

type TextLine = { text: string; end: string };

/**
 * Passes CSV on, and a line with a stray quote as one cell that begins with `BROKEN`: it costs that row alone, and the parser, which
 * would give up on it, reads the rest (IMPORT-28).
 * @param ended called at the end, with whether the last line has no line break
 */
export function strayQuotes(delimiter: string, ended: (isCut: boolean) => void): Transform {
  let rest = '';
  let open: TextLine[] = [];
  let size = 0;
  const take = (lines: TextLine[]): string => {
    let out = '';
    const queue = lines;
    for (let line = queue.shift(); line; line = queue.shift()) {
      const hasQuote = line.text.includes('"');
      const before = open.length > 0;
      const state = hasQuote ? stateOf(line.text, delimiter, before) : before ? 'open' : 'closed';
      size += line.text.length;
      if (state === 'open' && open.length < LINES && size < CHARACTERS) open.push(line);
      else if (state === 'closed') {
        out += [...open, line].map(({ text, end }) => text + end).join('');
        [open, size] = [[], 0];
      } else out += giveUp([...open, line], queue);
    }
    return out;
  };
  /** Marks the first of the lines as broken, and puts the others back to be read again. */
  const giveUp = ([first, ...others]: TextLine[], queue: TextLine[]): string => {
    queue.unshift(...others);
    [open, size] = [[], 0];
    return first ? broken(first.text) + first.end : '';
  };
  return new Transform({
    decodeStrings: false,
    transform: (chunk: Buffer | string, _encoding, done) => {
      const text = rest + chunk.toString();
      // A '\r' at the end may be the first half of a line's end.
      const last = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r', text.length - 2)) + 1;
      rest = text.slice(last);
      const whole = text.slice(0, last);
      done(null, open.length === 0 && !whole.includes('"') ? whole : take(linesOf(whole)));
    },
    flush: (done) => {
      ended(rest !== '');
      let out = take(linesOf(rest));
      while (open.length > 0) {
        const queue: TextLine[] = [];
        out += giveUp(open, queue);
        out += take(queue);
      }
      done(null, out);
    },
  });
}

function linesOf(text: string): TextLine[] {
  const lines: TextLine[] = [];
  let from = 0;
  for (const { 0: end, index } of text.matchAll(/\r\n|\r|\n/g)) {
    lines.push({ text: text.slice(from, index), end });
    from = index + end.length;
  }
  if (from < text.length) lines.push({ text: text.slice(from), end: '' });
  return lines;
}
