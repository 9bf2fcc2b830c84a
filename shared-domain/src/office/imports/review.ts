import { ltoProblemOf, offerPriceProblemOf } from '../../goods/offers/index.ts';
import { inferPackaging, type Product } from '../../goods/products/index.ts';
import { diffOf, type FieldChange } from './diff.ts';
import { IMPORT_MESSAGES } from './messages.ts';
import type { ImportRow, RowError } from './row.ts';
import { isRemnantOf } from './texts.ts';
import type { ImportValues } from './values.ts';

/** The tabs and counts of a review. */
export const REVIEW_KINDS = ['new', 'updated', 'unchanged', 'issues', 'ignored'] as const;

export type ReviewKind = (typeof REVIEW_KINDS)[number];

/** An entry of a review: a row compared with the product that it would change. */
export type ReviewEntry = {
  readonly id: string;
  readonly kind: ReviewKind;
  /** Whether the product list lacks this id. */
  readonly isNew: boolean;
  /** The product as it would be after applying, before staff edit anything. */
  readonly product: Product;
  readonly values: ImportValues;
  readonly changes: readonly FieldChange[];
  readonly errors: readonly RowError[];
  /** The messages of `errors`. */
  readonly validationErrors: readonly string[];
  readonly autoIgnored: boolean;
  readonly ignoreReason?: string;
  /** A price changes more than usual: it alone is left out until accepted. */
  readonly suspicious: boolean;
  readonly rows: readonly number[];
  readonly notes: readonly string[];
};

/** The ignore list: reasons by SKU. */
export type IgnoreList = ReadonlyMap<string, string>;

/** Why a row is ignored: its SKU contains 'imported' or is on the ignore list (IMPORT-9); null if it isn't. */
export function ignoreReasonOf(row: ImportRow, ignored: IgnoreList): string | null {
  if (row.ignored !== undefined) return row.ignored;
  if (row.errors.some(({ code }) => code === 'missing-id' || code === 'invalid-row')) return null;
  const reason = ignored.get(row.id);
  if (reason !== undefined) return reason || 'On the ignore list';
  return /imported/i.test(row.id) ? "SKU contains 'imported'" : null;
}

/** What a review needs besides the row and its product; `at` decides which offers have expired. */
export type ReviewContext = { readonly ignored: IgnoreList; readonly at: Date };

/** Reviews a consolidated row against the product with its id (null if there is none). */
export function reviewRow(
  row: ImportRow,
  existing: Product | null,
  { ignored, at }: ReviewContext,
): ReviewEntry {
  const before = existing ?? newProduct(row.id);
  const kept = existing ? withoutRemnants(row.values, existing) : { values: row.values, notes: [] };
  const checked = withoutBadOffer(kept.values, before, at);
  const values = settledValues(checked.values, existing);
  const product = { ...before, ...values };
  const changes = existing ? diffOf(existing, values) : [];
  const errors = [...row.errors, ...missingInNew(row, existing), ...checked.errors];
  const ignoreReason = ignoreReasonOf(row, ignored);
  return {
    id: row.id,
    kind: kindOf({ ignoreReason, errors, isNew: existing === null, changes }),
    isNew: existing === null,
    product,
    values,
    changes,
    errors,
    validationErrors: errors.map(({ message }) => message),
    autoIgnored: ignoreReason !== null,
    ...(ignoreReason === null ? {} : { ignoreReason }),
    suspicious: changes.some(({ suspicion }) => suspicion !== undefined),
    rows: row.rows,
    notes: [...row.notes, ...kept.notes, ...(existing === null && values.price === 0 ? [NO_PRICE] : [])],
  };
}

/** A product of which nothing but its item number is known. */
export const newProduct = (id: string): Product => ({
  id,
  name: '',
  price: 0,
  stock: 0,
  looseUnits: 0,
  packagingType: 'Packaged',
  hidden: false,
  forceDisplay: false,
});

const NO_PRICE = 'The price is $0.00';

const NAMES = ['name', 'originalName', 'friendlyName'] as const;

/** A name that lost letters on its way never overwrites a good one (IMPORT-27). */
function withoutRemnants(values: ImportValues, existing: Product) {
  const lost = NAMES.filter((field) => isRemnantOf(values[field] ?? '', existing[field] ?? ''));
  if (lost.length === 0) return { values, notes: [] };
  const good = Object.fromEntries(
    Object.entries(values).filter(([field]) => !lost.includes(field as 'name')),
  );
  const notes = lost.map((field) => `'${values[field]}' has lost letters; '${existing[field]}' is kept`);
  return { values: good as ImportValues, notes };
}

/**
 * Values with their packaging: what the file names, else what the name says (IMPORT-13). For a known product, a name
 * that doesn't mention a keg leaves the packaging alone: staff may have set it.
 */
function settledValues(values: ImportValues, existing: Product | null): ImportValues {
  const inferred = inferPackaging(values.name ?? existing?.name ?? '');
  const packagingType = values.packagingType ?? (existing && inferred === 'Packaged' ? undefined : inferred);
  const originalName = values.originalName ?? (existing ? undefined : values.name);
  return {
    ...values,
    ...(packagingType === undefined ? {} : { packagingType }),
    ...(originalName === undefined ? {} : { originalName }),
  };
}

/** A new product needs a name and a price even if the file has no such column. */
function missingInNew({ values, errors, ignored }: ImportRow, existing: Product | null): RowError[] {
  if (existing || ignored !== undefined || errors.some(({ code }) => code === 'invalid-row')) return [];
  const lacks = (...codes: RowError['code'][]) => !errors.some(({ code }) => codes.includes(code));
  const missing: (RowError | false)[] = [
    values.name === undefined &&
      lacks('missing-name', 'invalid-name') && { code: 'missing-name', message: IMPORT_MESSAGES.missingName },
    values.price === undefined &&
      lacks('invalid-price') && { code: 'invalid-price', message: IMPORT_MESSAGES.invalidPrice },
  ];
  return missing.filter((error) => error !== false);
}

/**
 * An offer that the file changes must then be complete and not above the price, else it stays unchanged; so does a
 * price that would fall below the product's offer.
 */
function withoutBadOffer(values: ImportValues, before: Product, at: Date) {
  const after = { ...before, ...values };
  const { ltoPrice, ltoStartDate, ltoEndDate, ...others } = values;
  const isTouched = [ltoPrice, ltoStartDate, ltoEndDate].some((value) => value !== undefined);
  const problem = isTouched ? (ltoProblemOf(after) ?? offerPriceProblemOf(after, at)) : null;
  const valid = problem === null ? values : others;
  if (valid.price === undefined) return { values: valid, errors: errorsFor(problem) };
  const priceProblem = offerPriceProblemOf({ ...before, ...valid }, at);
  if (priceProblem === null) return { values: valid, errors: errorsFor(problem) };
  const { price: _price, ...rest } = valid;
  return { values: rest, errors: errorsFor(problem ?? priceProblem) };
}

const errorsFor = (problem: string | null): RowError[] =>
  problem === null ? [] : [{ code: 'invalid-value', message: problem }];

type Findings = Pick<ReviewEntry, 'errors' | 'isNew' | 'changes'> & { readonly ignoreReason: string | null };

function kindOf({ ignoreReason, errors, isNew, changes }: Findings): ReviewKind {
  if (ignoreReason !== null) return 'ignored';
  if (errors.length > 0) return 'issues';
  if (isNew) return 'new';
  return changes.length > 0 ? 'updated' : 'unchanged';
}
