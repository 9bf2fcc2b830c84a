import {
  centsOf,
  dollarsOf,
  formatDollars,
  isAmbiguous,
  typedDecimal,
} from '../../foundation/money/index.ts';
import {
  isContainerVolume,
  LARGEST_PRICE,
  LARGEST_STOCK,
  PRODUCT_DETAILS,
  wholeRule,
} from '../../goods/product-fields/index.ts';
import { plainCell, type Said } from './cells.ts';
import { IMPORT_MESSAGES } from './messages.ts';

/** The words of a kind of cell: those that say nothing more, and those that make the number another one. */
type Vocabulary = { readonly plain: RegExp; readonly other: RegExp };

/** A cell's number; a guess if there are words beside it that its kind doesn't know. */
type Found = {
  readonly number: number;
  readonly isGuess: boolean;
  readonly digits: string;
  readonly words: string[];
};

/** Digits with the marks between them. */
const DIGITS = /\d(?:[\d.,'’ ]*\d)?/g;

/** Almost every number: in full dollars or cents, and without marks. */
const IS_NUMBER = /^\d{1,9}(?:\.\d\d?)?$/;

/** Words and signs; the signs left out say nothing beside a number. */
const WORDS = /[\p{L}°]+|[^\s\p{L}\d$.,;:*†‡()/'"\-–−]/gu;

/** Before `$` or instead of it; 'US$' remains. */
const CANADIAN = /\b(?:c|ca|cad|can|cdn)\s*\$|\b(?:cad|cdn)\b/gi;

/**
 * The one number of a cell, in Canadian or European marks, below 0 if it has a minus or is in brackets (IMPORT-23). Null if the
 * cell has none or several, letters or a foreign `$` right before the digits, another currency's sign, a formula that failed, or a fraction or a footnote's sign,
 * which compatibility forms would turn into digits ('2½' into 21/2).
 */
function numberIn(cell: string): Omit<Found, 'isGuess'> | null {
  if (IS_NUMBER.test(cell)) return { number: Number(cell), digits: cell, words: [] };
  const plain = plainCell(cell);
  if (/\p{No}|^#\p{L}|^Err:/u.test(plain)) return null;
  const text = plain
    .normalize('NFKC')
    .replace(/\bU\.\s?S\.?/gi, 'US')
    .replace(CANADIAN, '$');
  const [digits, ...more] = text.match(DIGITS) ?? [];
  if (digits === undefined || more.length > 0 || /[^\P{N}0-9]|[^\P{Sc}$]|\p{L}\$/u.test(text)) return null;
  const at = text.indexOf(digits);
  const mark = /(?<!\p{L})[.,]$/u.exec(text.slice(0, at))?.[0] ?? '';
  const [before, after] = [text.slice(0, at - mark.length), text.slice(at + digits.length)];
  if (/\p{L}$/u.test(before)) return null;
  const isGrouped = /^[1-9]\d{0,2}(?:\.\d{3}){2,}$/.test(digits);
  const amount = typedDecimal(isGrouped ? digits.replaceAll('.', ',') : mark + digits);
  const isBelow = /[-−–]\s*\$?\s*$|\(\s*\$?\s*$/.test(before) || /^\s*\$?\s*[-−]/.test(after);
  const words = `${before} ${after}`.toLowerCase().match(WORDS) ?? [];
  return Number.isNaN(amount) ? null : { number: isBelow ? -amount : amount, digits, words };
}

function found(cell: string, { plain, other }: Vocabulary): Found | null {
  const one = numberIn(cell);
  if (one === null || one.words.some((word) => other.test(word))) return null;
  return { ...one, isGuess: one.words.some((word) => !plain.test(word)) };
}

const said = <Value>(value: Value, guess: string | false): Said<Value> =>
  guess === false ? { value } : { value, guess };

const PRICE: Vocabulary = {
  plain:
    /^(?:ea|each|per|par|p|cs|cases?|caisses?|ctns?|cartons?|kegs?|fûts?|dollars?|dep|deposit|consigne|\+)$/,
  // For less than a case, in another currency, taken off, or open.
  other:
    /^(?:btls?|bottles?|bouteilles?|cans?|canettes?|un?|units?|l|lt|ltr|lit(?:er|re)s?|hl|ml|cl|oz|doz|dz|dozen|packs?|pks?|k|usd?|eur|gbp|chf|kč|czk|pln|zł|c|cents?|off|less|disc|discount|rabais|save|from|dès|up|was|min|max|under|over|more|[€£¥¢%<>≤≥=@×x])$/,
};

/**
 * A price in dollars, rounded to cents: '$61.20 ea.' is 61.2, '1,234' is 1234, '12,50' is 12.5 (IMPORT-6). Refused: two
 * amounts, another currency, a price of less than a case, one below 0 or above the editor's limit.
 */
export function readPrice(cell: string): Said<number> {
  const price = found(cell, PRICE);
  if (price === null || !(price.number >= 0 && price.number <= LARGEST_PRICE) || isAmbiguous(price.digits))
    return { problem: IMPORT_MESSAGES.invalidPrice };
  const value = dollarsOf(centsOf(price.number));
  return said(value, price.isGuess && formatDollars(value));
}

const COUNT: Vocabulary = {
  plain: /^(?:ea|each|cs|cases?|caisses?|ctns?|cartons?|kegs?|fûts?|in|stock|avail|available|left)$/,
  other:
    /^(?:btls?|bottles?|bouteilles?|cans?|canettes?|l|hl|ml|oz|doz|dz|dozen|packs?|pks?|pallets?|plts?|skids?|layers?|order|ordered|incoming|reserved|allocated|hold|held|backordered|due|k|min|max|under|over|less|more|[€£¥¢%<>≤≥=@×x])$/,
};

/**
 * A stock in cases or kegs: '1,200' and '1 200 cs.' are 1200. Refused: halves, other units than cases, a number below 0 or
 * absurdly high.
 */
export function readCount(cell: string): Said<number> {
  const count = found(cell, COUNT);
  const isCount =
    count !== null && Number.isInteger(count.number) && !isAmbiguous(count.digits) && !cell.includes('$');
  if (!isCount || count.number < 0 || count.number > LARGEST_STOCK)
    return { problem: IMPORT_MESSAGES.invalidStock };
  return said(count.number, count.isGuess && count.number.toLocaleString('en-CA'));
}

const STRENGTH: Vocabulary = {
  plain: /^(?:%|alc|alcohol|vol|volume|abv|by|d)$/,
  other: /^(?:proof|plato|°?p|°?l|°?bx|brix|ibu|ml|up|from|min|max|under|over|less|more|[>≤≥=@×x€£¥¢])$/,
};

/** Degrees from here on are Plato's, by which Czech breweries name their beers. */
const LEAST_PLATO = 8;

/** A strength below this is a spreadsheet's 0.052 of 5.2%. */
const LARGEST_FRACTION = 0.2;

/**
 * A strength in per cent by volume: '5.2 % alc./vol.' is 5.2.
 * @param areFractions whether the column is one of fractions (`areFractions`), as a spreadsheet's per cent cells are exported
 */
export function readStrength(cell: string, areFractions = false): Said<number> {
  const strength = found(cell, STRENGTH);
  const isPlato = strength?.words.includes('°') && strength.number >= LEAST_PLATO;
  if (strength === null || isPlato || !(strength.number >= 0 && strength.number <= 100) || cell.includes('$'))
    return { problem: 'Invalid ABV (must be a number from 0 to 100)' };
  const { number, words } = strength;
  const isSmall = number > 0 && !words.includes('%');
  const isFraction = isSmall && number < LARGEST_FRACTION;
  const value = isFraction && areFractions ? Number((number * 100).toFixed(4)) : number;
  return said(value, (strength.isGuess || isFraction || (isSmall && areFractions)) && `${value}%`);
}

/** Whether a column's strengths are fractions: none is above 1, and most are as small as 0.052. */
export function areFractions(cells: readonly string[]): boolean {
  const numbers = cells.flatMap((cell) => {
    const one = found(cell, STRENGTH);
    return one === null || one.words.includes('%') || one.number === 0 ? [] : [one.number];
  });
  const small = numbers.filter((number) => number < LARGEST_FRACTION);
  return numbers.every((number) => number <= 1) && small.length * 2 > numbers.length;
}

const VOLUME: Vocabulary = {
  plain: /^(?:ml|millilit(?:er|re)s?|l|lt|ltr|lit(?:er|re)s?)$/,
  other: /^(?:oz|ounces?|hl|cl|gal|[×x€£¥¢%<>≤≥=@])$/,
};

/** A container's volume in whole millilitres: '473 mL' is 473, '0.473 L' too. `unit` is the one that the heading names. */
export function readVolume(cell: string, unit: 'ml' | 'l' = 'ml'): Said<number> {
  const volume = found(cell, VOLUME);
  const isLitres =
    volume?.words.some((word) => /^l/.test(word)) || (unit === 'l' && volume?.words.length === 0);
  const value = volume === null ? Number.NaN : Number((volume.number * (isLitres ? 1000 : 1)).toFixed(6));
  if (!isContainerVolume(value))
    return { problem: `Invalid container volume '${cell}' (${wholeRule(PRODUCT_DETAILS.containerVolume)})` };
  return said(value, volume?.isGuess === true && `${value} mL`);
}

/** The stock cells of a row; undefined if the file has no such column. */
export type StockCells = {
  onHand?: string | undefined;
  available?: string | undefined;
  stock?: string | undefined;
};

/** Whether there is any on hand; a blank cell says none. Null if it can't be told: '40 (12 on hold)' can. */
export function isOnHand(cell: string): boolean | null {
  if (cell.trim() === '') return false;
  const number = found(cell, COUNT)?.number;
  if (number !== undefined) return number > 0;
  return /^[^\d\-−(]*[1-9]/.test(cell.trim()) ? true : null;
}

/**
 * The stock rule (IMPORT-7): if On Hand is above 0, stock is Available; otherwise 0. If the file has only one of the
 * two columns, or a `stock` column, that one counts.
 * @returns undefined if the file says nothing.
 */
export function stockOf({ onHand, available, stock }: StockCells): Said<number> | undefined {
  if (onHand === undefined || available === undefined) {
    const only = onHand ?? available ?? stock;
    return only === undefined ? undefined : readCount(only);
  }
  const isThere = isOnHand(onHand);
  if (isThere === null) return { problem: IMPORT_MESSAGES.invalidStock };
  return isThere ? readCount(available) : { value: 0 };
}
