import type { MailContent } from './content.ts';

/** The line width of a plain-text mail, in characters. */
const WIDTH = 78;
/** The first column is no wider than this; longer text continues on the next line. */
const COLUMN = 56;

/** The plain text of a mail: the same content as the HTML, in the same order. */
export function plainTextOf(content: MailContent): string {
  const { heading, paragraphs, facts = [], lines = [], totals = [], action, footer } = content;
  const rows = (amounts: typeof lines): [string, string][] =>
    amounts.map(({ label, detail, amount }) => [detail ? `${label} (${detail})` : label, amount]);
  return [
    wrapped(heading),
    ...paragraphs.map((paragraph) => wrapped(paragraph)),
    columns(facts),
    columns(rows(lines)),
    columns(rows(totals)),
    action ? `${action.label}\n${action.href}` : '',
    ...footer.map((line) => wrapped(line)),
  ]
    .filter((block) => block !== '')
    .join('\n\n');
}

/** Labels and values in two columns, as wide as the longest label that fits. */
function columns(rows: readonly [string, string][]): string {
  const width = Math.min(COLUMN, Math.max(0, ...rows.map(([label]) => label.length)));
  return rows
    .map(([label, value]) => {
      const labels = wrapped(label, width).split('\n');
      const last = labels.pop() ?? '';
      const values = wrapped(value, WIDTH - width - 2).replaceAll('\n', `\n${' '.repeat(width + 2)}`);
      if (last.length > width) labels.push(last);
      return [...labels, `${(last.length > width ? '' : last).padEnd(width)}  ${values}`].join('\n');
    })
    .join('\n');
}

/** Breaks lines between words; a word longer than a line, such as a link, stays whole. */
const wrapped = (text: string, width = WIDTH): string =>
  text
    .split('\n')
    .map((line) => brokenAt(line, width))
    .join('\n');

function brokenAt(line: string, width: number): string {
  const lines: string[] = [];
  for (const word of line.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}
