import type { Day } from '../../foundation/dates/index.ts';
import { typedInteger } from '../../foundation/money/index.ts';
import {
  inSentence,
  isWithin,
  type LimitedText,
  ofDetails,
  type TextDetail,
  type WholeDetail,
  wholeRule,
} from '../../goods/product-fields/index.ts';
import { type Product, packagingNamed } from '../../goods/products/index.ts';
import { typedSize } from '../../goods/sizes/index.ts';
import type { Said } from './cells.ts';
import { readDate } from './days.ts';
import type { ImportField } from './headings.ts';
import { readPrice, readStrength, readVolume } from './numbers.ts';
import { textProblemOf } from './product-texts.ts';
import { readDescription, readText } from './texts.ts';

/** Product fields that an inventory file may set; a field that the file doesn't fill is absent. */
export type ImportValues = Partial<Omit<Product, 'id' | 'looseUnits' | 'allocation' | 'updatedAt'>>;

/** Fields that depend on their own column only; id, name, price and stock have rules of their own. */
type OptionalField = Exclude<
  ImportField,
  'id' | 'name' | 'price' | 'onHand' | 'available' | 'stock' | 'handle'
>;

/** What a reader needs besides the cell: the base of relative dates, and whether strengths are fractions of 1. */
export type CellContext = { readonly today: Day; readonly areFractions?: boolean };

type Reader = (cell: string, context: CellContext) => Said<unknown>;

const text =
  (field: LimitedText, reads = readText): Reader =>
  (cell) => {
    const said = reads(cell);
    if ('problem' in said) return said;
    const problem = textProblemOf(field, said.value);
    return problem === null ? said : { problem };
  };

function flag(cell: string): Said<boolean> {
  if (/^(true|yes|y|1|x)$/i.test(cell)) return { value: true };
  if (/^(false|no|n|0)$/i.test(cell)) return { value: false };
  return { problem: `Invalid value '${cell}' (must be true or false)` };
}

function offerPrice(cell: string): Said<number> {
  const price = readPrice(cell);
  return 'problem' in price ? { problem: 'Invalid LTO price (must be a number >= 0)' } : price;
}

/** What people write into a cell that has nothing to say. */
const NOTHING = /^(?:n\/?a|none|null|nil|unknown|tb[ad]|[-–—?.]+)$/i;

/** A brand; 'N/A' and '-' are none, and neither is one that lost letters. */
function brand(cell: string, context: CellContext): Said<unknown> {
  return NOTHING.test(cell) ? { value: undefined } : text('hiddenCategory')(cell, context);
}

function container(cell: string): Said<string> {
  const form = cell.toLowerCase();
  return form === 'can' || form === 'bottle'
    ? { value: form }
    : { problem: `Invalid container '${cell}' (can or bottle)` };
}

const whole =
  (detail: WholeDetail): Reader =>
  (cell) => {
    const value = typedInteger(cell);
    return isWithin(detail, value)
      ? { value }
      : { problem: `Invalid ${inSentence(detail.label)} '${cell}' (${wholeRule(detail)})` };
  };

const date: Reader = (cell, { today }) => readDate(cell, today);

const READERS: Readonly<Record<OptionalField, Reader>> = {
  category: text('category'),
  // An unknown packaging is no error: the name decides (IMPORT-13).
  packagingType: (cell) => ({ value: packagingNamed(cell) ?? undefined }),
  originalName: text('originalName'),
  friendlyName: text('friendlyName'),
  description: text('description', readDescription),
  imageUrl: text('imageUrl'),
  forceDisplay: flag,
  hidden: flag,
  hiddenCategory: brand,
  abv: (cell, { areFractions }) => readStrength(cell, areFractions),
  ltoPrice: offerPrice,
  ltoStartDate: date,
  ltoEndDate: date,
  ...ofDetails((detail, name) => (detail.kind === 'text' ? text(name as TextDetail) : whole(detail))),
  containerVolume: (cell) => readVolume(cell),
  litres: (cell) => readVolume(cell, 'l'),
  container,
  created_at: date,
};

/** A guess at what a cell says, for the mark on it: 'read as 1,200'. */
export type Guess = { readonly field: ImportField; readonly cell: string; readonly as: string };

/** What was read of a row: values, guesses, and fields that couldn't be read, with the reason. */
export type ReadValues = {
  readonly values: ImportValues;
  readonly guesses: readonly Guess[];
  readonly faults: readonly { readonly field: ImportField; readonly message: string }[];
};

/** A mark shows the beginning of a long text. */
const short = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

/** Reads the optional columns of a row; `cell` gives a field's trimmed text. Blank cells are ignored. */
export function optionalValues(
  cell: (field: ImportField) => string | undefined,
  context: CellContext,
): ReadValues {
  const values: Record<string, unknown> = {
    // A packaging of '6 x 330 mL' states a size (SIZE-5).
    ...typedSize(cell('packagingType') ?? ''),
  };
  const guesses: Guess[] = [];
  const faults: { field: ImportField; message: string }[] = [];
  for (const [name, reader] of Object.entries(READERS)) {
    const field = name as OptionalField;
    const written = cell(field);
    if (!written) continue;
    const said = reader(written, context);
    if ('problem' in said) {
      faults.push({ field, message: said.problem });
      continue;
    }
    if (said.value !== undefined) values[field === 'litres' ? 'containerVolume' : field] = said.value;
    if (said.guess !== undefined) guesses.push({ field, cell: short(written), as: short(said.guess) });
  }
  return { values: values as ImportValues, guesses, faults };
}
