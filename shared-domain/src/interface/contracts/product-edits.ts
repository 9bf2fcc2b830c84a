import { z } from 'zod';
import { endsAfterStart, OFFER_ORDER_MESSAGE, OFFER_WHOLE_MESSAGE } from '../../goods/offers/index.ts';
import {
  IMAGE_ADDRESS_MESSAGE,
  inSentence,
  isImageAddress,
  isWithin,
  type LimitedText,
  ofDetails,
  type PRODUCT_DETAILS,
  type ProductDetail,
  TEXT_LIMITS,
  wholeRule,
} from '../../goods/product-fields/index.ts';
import { productDescription } from '../../goods/products/description.ts';
import { PACKAGING_TYPES } from '../../goods/products/index.ts';
import { instant, newSku, offerDate, priceField, sku, stockField } from './fields.ts';

const abvMessage = 'ABV is required. Please enter a valid number.';
const packagingMessage = 'Packaging type is required. Please select a packaging type.';

const abv = z.number({ error: abvMessage }).min(0, abvMessage).max(100, abvMessage);
const packagingType = z.enum(PACKAGING_TYPES, { error: packagingMessage });
const atMost = (max: number) => `Please use at most ${max} characters`;
const name = z
  .string({ error: 'Missing product name' })
  .trim()
  .min(1, 'Missing product name')
  .max(TEXT_LIMITS.name, atMost(TEXT_LIMITS.name));
const textOf = (most: number) => z.string().trim().max(most, atMost(most));
const text = (field: LimitedText) => textOf(TEXT_LIMITS[field]);
const imageAddress = text('imageUrl').refine(
  (address) => address === '' || isImageAddress(address),
  IMAGE_ADDRESS_MESSAGE,
);
const emptyAsNull = (value: unknown) => (value === '' ? null : value);

type DetailEdit<Kind> = z.ZodOptional<z.ZodNullable<Kind extends 'text' ? z.ZodString : z.ZodNumber>>;
const details = ofDetails((detail) => {
  if (detail.kind === 'text') return textOf(detail.most).nullish();
  const error = `Invalid ${inSentence(detail.label)} (${wholeRule(detail)})`;
  return z
    .number({ error })
    .refine((number) => isWithin(detail, number), error)
    .nullish();
}) as unknown as { [Name in ProductDetail]: DetailEdit<(typeof PRODUCT_DETAILS)[Name]['kind']> };

/** What the editor's form and every other change of a product share. */
const editable = {
  friendlyName: text('friendlyName').nullish(),
  description: text('description').nullish(),
  imageUrl: imageAddress.nullish(),
  hiddenCategory: text('hiddenCategory').nullish(),
  category: text('category').nullish(),
  container: z.preprocess(emptyAsNull, z.enum(['can', 'bottle']).nullish()),
  ...details,
  ltoPrice: z.preprocess(emptyAsNull, priceField.nullish()),
  ltoStartDate: z.preprocess(emptyAsNull, offerDate.nullish()),
  ltoEndDate: z.preprocess(emptyAsNull, offerDate.nullish()),
  hidden: z.boolean().optional(),
  forceDisplay: z.boolean().optional(),
};

type Offer = { ltoPrice?: number | null; ltoStartDate?: string | null; ltoEndDate?: string | null };

const offerFields = ['ltoPrice', 'ltoStartDate', 'ltoEndDate'] as const;
const isFilled = (value: unknown) => value !== undefined && value !== null;
const isObject = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;

const isWholeOrAbsent = (offer: Offer, field: keyof Offer) =>
  isFilled(offer[field]) || !offerFields.some((other) => isFilled(offer[other]));

/** Values that aren't texts are already refused by their own fields. */
const isInOrder = ({ ltoStartDate, ltoEndDate }: Offer): boolean =>
  typeof ltoStartDate !== 'string' ||
  typeof ltoEndDate !== 'string' ||
  endsAfterStart({ ltoStartDate, ltoEndDate });

/**
 * An offer is complete or absent, and ends after it starts (PRICE-11). Checked even if other
 * fields are wrong, so that all faults show at once.
 */
function withOfferRules<Shape extends z.ZodRawShape>(form: z.ZodObject<Shape>): z.ZodObject<Shape> {
  const whole = offerFields.reduce(
    (rules, field) =>
      rules.refine((offer) => isWholeOrAbsent(offer as Offer, field), {
        path: [field],
        error: OFFER_WHOLE_MESSAGE,
        when: isObject,
      }),
    form,
  );
  return whole.refine((offer) => isInOrder(offer as Offer), {
    path: ['ltoEndDate'],
    error: OFFER_ORDER_MESSAGE,
    when: isObject,
  });
}

/** The editor's whole form: ABV and packaging are required (PRODUCT-6). */
export const productEditorForm = withOfferRules(
  z.object({ ...editable, name: name.optional(), abv, packagingType }),
);
export type ProductEditorForm = z.infer<typeof productEditorForm>;

const changeable = {
  ...editable,
  name: name.optional(),
  abv: abv.optional(),
  packagingType: packagingType.optional(),
  price: priceField.optional(),
  stock: stockField.optional(),
  looseUnits: z.number().int().min(0).max(23).optional(),
};

/**
 * One change of a product: only named fields change, null or '' clears a text or the offer. Named fields obey the
 * editor's rules; the three LTO fields come together.
 */
export const productChange = withOfferRules(z.object(changeable));
export type ProductChange = z.input<typeof productChange>;

/**
 * `PATCH /api/admin/products/:id`: `updatedAt` as it was read; if another one is stored, the answer is 409 `stale`.
 */
export const productEdit = withOfferRules(z.object({ ...changeable, updatedAt: instant.optional() }));
export type ProductEdit = z.input<typeof productEdit>;

/** `POST /api/admin/products`: a new product; missing fields get their default (PRODUCT-1). */
export const productCreate = withOfferRules(
  z.object({
    ...changeable,
    id: newSku,
    name,
    originalName: text('originalName').nullish(),
    price: priceField,
    stock: stockField.default(0),
    packagingType: packagingType.default('Packaged'),
  }),
);

const changedProduct = z.object({ id: sku, change: productChange, updatedAt: instant.optional() });

/** One change for many products, or (pasted columns, undo) a change for each. */
export const productBulkEdit = z.union([
  z.object({ ids: z.array(sku).min(1).max(5000), change: productChange }),
  z.object({ changes: z.array(changedProduct).min(1).max(5000) }),
]);
export type ProductBulkEdit = z.input<typeof productBulkEdit>;

/** The result for each product: changed, or refused with the refusal's code and sentence. */
export const productBulkResult = z.object({
  products: z.array(productDescription),
  refused: z.array(z.object({ id: z.string(), code: z.string(), detail: z.string() })),
});
export type ProductBulkResult = z.infer<typeof productBulkResult>;
