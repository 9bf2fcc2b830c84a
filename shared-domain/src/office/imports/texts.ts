import { plainFormula } from '../../foundation/csv/index.ts';
import type { Said } from './cells.ts';

/** Characters of Windows-1252 in the places of 0x80 to 0x9F. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** A byte's place in Windows-1252, or -1. */
function byteOf(letter: string): number {
  const place = WINDOWS.indexOf(letter);
  if (place >= 0) return 0x80 + place;
  const code = letter.codePointAt(0) ?? 0;
  return code < 0x100 ? code : -1;
}

/** The lead and trail bytes of UTF-8 read as Windows-1252: 'Ã©', 'â€™'. */
const TWICE = /[Â-ß][\u0080-¿€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â[€‚„][\u0080-¿‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/;

/** A text that was encoded twice ('dâ€™Ã‰tÃ©'), decoded; any other as it is. */
function decodedOnce(text: string): string {
  if (!TWICE.test(text)) return text;
  const bytes = [...text].map(byteOf);
  if (bytes.includes(-1)) return text;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return text;
  }
}

/** What a spreadsheet writes for a formula that failed. */
const FAILED_FORMULA = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|#+)$|^Err:\d{3}$/i;

/** Whether a text has lost letters on its way: 'Sv?tlý', 'Baltick\uFFFD'. */
export const hasLostLetters = (text: string): boolean => /\uFFFD|\p{L}\?\p{L}/u.test(text);

/**
 * A text of a cell, without the apostrophe that a download put before a formula's sign, and without invisible
 * characters. A text that was encoded twice is a guess; a failed formula is a problem.
 */
export function readText(cell: string): Said<string> {
  if (FAILED_FORMULA.test(cell)) return { problem: `Invalid value '${cell}' (a formula that failed)` };
  const plain = plainFormula(
    cell.replace(/[\u200B\u2060\uFEFF\u00AD\u202A-\u202E\u2066-\u2069]/g, ''),
  ).trim();
  const value = decodedOnce(plain);
  return value === plain ? { value } : { value, guess: value };
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  '#39': "'",
};

/** A description as `readText` reads it; HTML, which pages would show as it is, becomes plain text and is a guess. */
export function readDescription(cell: string): Said<string> {
  const said = readText(cell);
  if ('problem' in said) return said;
  const value = said.value
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/&(amp|lt|gt|quot|apos|nbsp|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/ {2,}/g, ' ')
    .trim();
  return value === said.value || !/<\/?[a-z][^<>]*>|&[a-z#\d]+;/i.test(said.value)
    ? said
    : { value, guess: value };
}

/**
 * Whether a text is another one that lost letters: a replacement sign, a `?` between letters, or a `?` where the other has a
 * letter beyond ASCII.
 */
export function isRemnantOf(text: string, whole: string): boolean {
  if (!/[?\uFFFD]/.test(text) || whole === '' || text === whole) return false;
  const pattern = text.replace(/[.*+^${}()|[\]\\]/g, '\\$&').replace(/[?\uFFFD]+/g, '[^\\p{ASCII}]{1,4}');
  return hasLostLetters(text) || new RegExp(`^${pattern}$`, 'u').test(whole);
}
