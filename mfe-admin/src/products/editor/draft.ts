import {
  type ProductChange,
  type ProductEditorForm,
  type ProductJson,
  productDescription,
  productEditorForm,
} from 'shared-domain/contracts';
import { typedDecimal, typedInteger, typedPrice } from 'shared-domain/money';
import { offerPriceProblemOf } from 'shared-domain/offers';
import { DETAIL_LABELS, ofDetails, type ProductDetail } from 'shared-domain/product-fields';
import { typedSchema } from 'shared-ui/fields';
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
export const OFFER = ['ltoPrice', 'ltoStartDate', 'ltoEndDate'] as const;

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

/** The editor's rules (PRODUCT-6, PRICE-11). An unchanged offer doesn't block saving other fields. */
export const editorSchema = (base: ProductJson, at: Date) =>
  typedSchema<Draft, ProductEditorForm>(productEditorForm, asForm, (draft) => {
    const touched = changedFields(draft, draftOf(base)).some((field) => OFFER.some((one) => one === field));
    const message = touched && offerPriceProblemOf(productWith(base, draft), at);
    return message ? [{ path: ['ltoPrice'], message }] : [];
  });

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

/** The typed fields and the product they are based on, whose `updatedAt` still guards the save. */
type StoredDraft = { base: ProductJson; draft: Draft };

/** Parses a stored draft; null if it is invalid. A missing field counts as untouched. */
export function storedDraftIn(kept: unknown): StoredDraft | null {
  const { base, draft } = (kept ?? {}) as Partial<Record<keyof StoredDraft, unknown>>;
  const product = productDescription.safeParse(base);
  if (!product.success || typeof draft !== 'object' || draft === null) return null;
  const stored = draftOf(product.data);
  const typed = DRAFT_FIELDS.filter((field) => typeof (draft as Draft)[field] === typeof stored[field]);
  const fields = typed.map((field) => [field, (draft as Draft)[field]]);
  return { base: product.data, draft: { ...stored, ...(Object.fromEntries(fields) as Partial<Draft>) } };
}

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
