/**
 * Where a formula would begin: at a cell's start and after each separator that some spreadsheet splits it at, also behind
 * spaces and quotes, with an ASCII or a full-width sign.
 */
const FORMULA = /(^|[;,|\t\r\n])(["'\s]*)(?=[=+\-@＝＋－＠])/g;

/** A cell of a CSV file that no spreadsheet takes for a formula, whichever separator it splits at (STAFF-15). */
export const escapeFormula = (text: string): string => text.replace(FORMULA, "$1$2'");
