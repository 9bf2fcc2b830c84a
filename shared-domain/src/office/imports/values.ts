import { addDays, type Day, endsAt, isDay } from '../../foundation/dates/index.ts';
import {
  CONTAINER_VOLUME_RULE,
  isContainerVolume,
  type LimitedText,
} from '../../goods/product-fields/index.ts';
import { type Product, packagingNamed } from '../../goods/products/index.ts';
import type { ImportField } from './columns.ts';
import { parseNumber, parsePrice } from './numbers.ts';
import { textProblemOf } from './product-texts.ts';

/** Product fields that an inventory file may set; a field that the file doesn't fill is absent. */
export type ImportValues = Partial<Omit<Product, 'id' | 'looseUnits' | 'allocation' | 'updatedAt'>>;

/** Fields that depend on their own column only; id, name, price and stock have rules of their own. */
type OptionalField = Exclude<ImportField, 'id' | 'name' | 'price' | 'onHand' | 'available' | 'stock'>;

/** A cell's value, or what is wrong with it. `undefined` leaves the product's field alone. */
type Read = { readonly value: unknown } | { readonly problem: string };

const read = (value: unknown): Read => ({ value });

const text =
  (field: LimitedText) =>
  (cell: string): Read => {
    const problem = textProblemOf(field, cell);
    return problem === null ? read(cell) : { problem };
  };

function flag(cell: string): Read {
  if (/^(true|yes|y|1|x)$/i.test(cell)) return read(true);
  if (/^(false|no|n|0)$/i.test(cell)) return read(false);
  return { problem: `Invalid value '${cell}' (must be true or false)` };
}

function perCent(cell: string): Read {
  const number = parseNumber(cell);
  return number >= 0 && number <= 100
    ? read(number)
    : { problem: 'Invalid ABV (must be a number from 0 to 100)' };
}

function offerPrice(cell: string): Read {
  const price = parsePrice(cell);
  return price === null ? { problem: 'Invalid LTO price (must be a number >= 0)' } : read(price);
}

function volume(cell: string): Read {
  const millilitres = parseNumber(cell);
  return isContainerVolume(millilitres)
    ? read(millilitres)
    : { problem: `Invalid container volume '${cell}' (${CONTAINER_VOLUME_RULE})` };
}

/** A day as YYYY-MM-DD or relative to today ('today', 'today+5', '-3'; sample data use these to stay current); else null. */
export function dayIn(cell: string, today: Day): Day | null {
  const offset = /^(?:today)?\s*([+-]\s*\d{1,5})?$/i.exec(cell);
  if (offset) return addDays(today, Number((offset[1] ?? '0').replace(/\s/g, '')));
  return isDay(cell) ? cell : null;
}

/** A day as `dayIn` reads it, or an instant. */
function date(cell: string, today: Day): Read {
  const plain = cell.replace(/^(\d{4}-\d{2}-\d{2}) (?=\d)/, '$1T');
  const day = dayIn(plain, today);
  if (day !== null) return read(day);
  return endsAt(plain) ? read(plain) : { problem: `Invalid date '${cell}' (must be YYYY-MM-DD)` };
}

const container = (cell: string): Read => {
  const form = cell.toLowerCase();
  return form === 'can' || form === 'bottle'
    ? read(form)
    : { problem: `Invalid container '${cell}' (can or bottle)` };
};

const READERS: Readonly<Record<OptionalField, (cell: string, today: Day) => Read>> = {
  category: text('category'),
  // An unknown packaging is no error: the name decides (IMPORT-13).
  packagingType: (cell) => read(packagingNamed(cell) ?? undefined),
  originalName: text('originalName'),
  friendlyName: text('friendlyName'),
  description: text('description'),
  imageUrl: text('imageUrl'),
  forceDisplay: flag,
  hidden: flag,
  hiddenCategory: text('hiddenCategory'),
  abv: perCent,
  ltoPrice: offerPrice,
  ltoStartDate: date,
  ltoEndDate: date,
  style: text('style'),
  containerVolume: volume,
  container,
  created_at: date,
};

/** Whether a cell of an optional column can't be read; a blank cell is fine. */
export const isUnreadable = (field: ImportField, cell: string, today: Day): boolean => {
  const reader = READERS[field as OptionalField];
  return reader !== undefined && cell !== '' && 'problem' in reader(cell, today);
};

/** Reads the optional columns of a row; `cell` gives a field's trimmed text. Blank cells are ignored. */
export function optionalValues(
  cell: (field: ImportField) => string | undefined,
  today: Day,
): { values: ImportValues; problems: string[] } {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [field, reader] of Object.entries(READERS)) {
    const written = cell(field as OptionalField);
    if (!written) continue;
    const result = reader(written, today);
    if ('problem' in result) problems.push(result.problem);
    else if (result.value !== undefined) values[field] = result.value;
  }
  return { values: values as ImportValues, problems };
}
