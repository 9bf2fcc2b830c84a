/**
 * Where a formula could begin: at the start of a cell and after each separator that a spreadsheet might split it at, even
 * after spaces and quotes, with an ASCII or a full-width sign.
 */
const FORMULA = /(^|[;,|\t\r\n])(["'\s]*)(?=[=+\-@＝＋－＠])/g;

/** Escapes a CSV cell so that no spreadsheet reads it as a formula, whichever separator it splits at (STAFF-15). */
export const escapeFormula = (text: string): string => text.replace(FORMULA, "$1$2'");

const ESCAPED = /(^|[;,|\t\r\n])(["'\s]*)'(?=[=+\-@＝＋－＠])/g;

/** A cell as it was before `escapeFormula`. */
export const plainFormula = (text: string): string => text.replace(ESCAPED, '$1$2');
