import {
  checkInput,
  type ProductChange,
  type ProductEditorForm,
  type ProductJson,
  productEditorForm,
} from 'shared-domain/contracts';
import { typedDecimal, typedInteger, typedPrice } from 'shared-domain/money';
import { offerPriceProblemOf } from 'shared-domain/offers';
import { DETAIL_LABELS, ofDetails, type ProductDetail } from 'shared-domain/product-fields';
import { offerDays } from '../../kit/product/index.ts';

/** The editor's fields as typed. */
export type Draft = Record<ProductDetail, string> & {
  friendlyName: string;
  description: string;
  hiddenCategory: string;
  packagingType: string;
  abv: string;
  ltoPrice: string;
  ltoStartDate: string;
  ltoEndDate: string;
  hidden: boolean;
  forceDisplay: boolean;
};

export type DraftField = keyof Draft;

export const LABELS: Readonly<Record<DraftField, string>> = {
  friendlyName: 'Friendly name',
  description: 'Description',
  hiddenCategory: 'Brand',
  packagingType: 'Packaging',
  abv: 'ABV',
  ...DETAIL_LABELS,
  containerVolume: 'Container size',
  ltoPrice: 'LTO price',
  ltoStartDate: 'LTO start date',
  ltoEndDate: 'LTO end date',
  hidden: 'Hidden',
  forceDisplay: 'Force display',
};

export const DRAFT_FIELDS = Object.keys(LABELS) as DraftField[];
const OFFER: readonly DraftField[] = ['ltoPrice', 'ltoStartDate', 'ltoEndDate'];

export function draftOf(product: ProductJson): Draft {
  const { start = '', end = '' } = offerDays(product);
  return {
    friendlyName: product.friendlyName ?? '',
    description: product.description ?? '',
    hiddenCategory: product.hiddenCategory ?? '',
    packagingType: product.packagingType,
    abv: product.abv === undefined ? '' : String(product.abv),
    ...ofDetails((_detail, name) => String(product[name] ?? '')),
    ltoPrice: product.ltoPrice === undefined ? '' : product.ltoPrice.toFixed(2),
    ltoStartDate: start,
    ltoEndDate: end,
    hidden: product.hidden,
    forceDisplay: product.forceDisplay,
  };
}

/** The fields in which two drafts differ. */
export const changedFields = (one: Draft, other: Draft): DraftField[] =>
  DRAFT_FIELDS.filter((field) => one[field] !== other[field]);

/** Undefined if the field is empty, NaN if its text is no number (MONEY-10). */
const numberIn = (text: string, read = typedDecimal): number | undefined =>
  text.trim() === '' ? undefined : read(text);

const asForm = (draft: Draft) => ({
  ...draft,
  abv: numberIn(draft.abv),
  ...ofDetails(({ kind }, name) =>
    kind === 'text' ? draft[name] : (numberIn(draft[name], typedInteger) ?? null),
  ),
  ltoPrice: numberIn(draft.ltoPrice, typedPrice) ?? null,
  ltoStartDate: draft.ltoStartDate || null,
  ltoEndDate: draft.ltoEndDate || null,
});

/** A draft's errors by field (PRODUCT-6, PRICE-11). */
export function problemsOf(draft: Draft, base: ProductJson, at: Date): Partial<Record<DraftField, string>> {
  const checked = checkInput(productEditorForm, asForm(draft));
  if (checked.ok) return offerPriceProblems(draft, base, at);
  return Object.fromEntries(checked.errors.map(({ path, message }) => [path, message]));
}

/** An unchanged offer doesn't block saving other fields. */
function offerPriceProblems(draft: Draft, base: ProductJson, at: Date) {
  const touched = changedFields(draft, draftOf(base)).some((field) => OFFER.includes(field));
  const problem = touched ? offerPriceProblemOf(productWith(base, draft), at) : null;
  return problem === null ? {} : { ltoPrice: problem };
}

/** The change that turns a product into its draft: only fields that differ; an offer is sent complete. */
export function changeOf(draft: Draft, base: Draft): ProductChange {
  const changed = new Set<DraftField>(changedFields(draft, base));
  if (OFFER.some((field) => changed.has(field))) for (const field of OFFER) changed.add(field);
  const form: ProductEditorForm = productEditorForm.parse(asForm(draft));
  const entries = [...changed].map((field) => [field, form[field] === '' ? null : form[field]]);
  return Object.fromEntries(entries) as ProductChange;
}

/** Rebases a draft on a product that was saved in the meantime: touched fields stay. */
export function rebasedDraft(draft: Draft, base: Draft, fresh: Draft): Draft {
  const touched = changedFields(draft, base).map((field) => [field, draft[field]]);
  return { ...fresh, ...(Object.fromEntries(touched) as Partial<Draft>) };
}

/** Fields that both changed to different values. */
export const conflictsIn = (draft: Draft, base: Draft, fresh: Draft): DraftField[] =>
  changedFields(draft, base).filter((field) => fresh[field] !== base[field] && fresh[field] !== draft[field]);

/** The product as the shops would show it with the draft; an incomplete offer is left out. */
export function productWith(product: ProductJson, draft: Draft): ProductJson {
  const abv = typedDecimal(draft.abv);
  const ltoPrice = typedPrice(draft.ltoPrice);
  const isWhole = OFFER.every((field) => draft[field] !== '') && !Number.isNaN(ltoPrice);
  const { ltoPrice: _price, ltoStartDate: _start, ltoEndDate: _end, abv: _abv, ...rest } = product;
  return {
    ...rest,
    friendlyName: draft.friendlyName.trim(),
    description: draft.description,
    hiddenCategory: draft.hiddenCategory,
    packagingType: draft.packagingType as ProductJson['packagingType'],
    hidden: draft.hidden,
    forceDisplay: draft.forceDisplay,
    ...(Number.isNaN(abv) ? {} : { abv }),
    ...(isWhole ? { ltoPrice, ltoStartDate: draft.ltoStartDate, ltoEndDate: draft.ltoEndDate } : {}),
  };
}
