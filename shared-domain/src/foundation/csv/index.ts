/**
 * Where a formula could begin: at the start of a cell and after each separator that a spreadsheet might split it at, even
 * after spaces and quotes, with an ASCII or a full-width sign.
 */
const FORMULA = /(^|[;,|\t\r\n])(["'\s]*)(?=[=+\-@＝＋－＠])/g;

/** Escapes a CSV cell so that no spreadsheet reads it as a formula, whichever separator it splits at (STAFF-15). */
export const escapeFormula = (text: string): string => text.replace(FORMULA, "$1$2'");

/** What a spreadsheet turns into another value: '00123', '628055000110', '10-12', '1E5'. */
const CHANGED = /^(?:0\d+|\d{12,}|\d{1,2}[-/]\d{1,4}|\d+E\d+)$/i;

/** A text as a CSV cell that each spreadsheet shows as it is: never a formula, and a code as text. */
export const textCell = (text: string): string => (CHANGED.test(text) ? `="${text}"` : escapeFormula(text));

const ESCAPED = /(^|[;,|\t\r\n])(["'\s]*)'(?=[=+\-@＝＋－＠])/g;

/** A cell as it was before `escapeFormula`. */
export const plainFormula = (text: string): string => text.replace(ESCAPED, '$1$2');

/** The text of `="00123"`, by which a spreadsheet keeps a number's zeros; any other as it is. */
export const unwrapped = (text: string): string =>
  /^="(.*)"$/s.exec(text)?.[1]?.replaceAll('""', '"') ?? text;

/** A cell as it was before `textCell`. */
export const cellText = (cell: string): string =>
  cell.includes("'") || cell.startsWith('="') ? unwrapped(plainFormula(cell)) : cell;
