import {
  IMAGE_ADDRESS_MESSAGE,
  inSentence,
  isImageAddress,
  type LimitedText,
  ofDetails,
  skuProblemOf,
  TEXT_LIMITS,
} from '../../goods/product-fields/index.ts';

/** The names of a product's text fields in messages. */
const NAMES: Readonly<Record<Exclude<LimitedText, 'id'>, string>> = {
  name: 'product name',
  originalName: 'original name',
  friendlyName: 'friendly name',
  description: 'description',
  imageUrl: 'image address',
  hiddenCategory: 'brand',
  category: 'category',
  ...ofDetails(({ label }) => inSentence(label)),
};

/** The message for a text in a file that is over its limit. */
export const tooLong = (field: keyof typeof NAMES): string =>
  `Invalid ${NAMES[field]} (must be at most ${TEXT_LIMITS[field]} characters)`;

/** Why a text from a file is refused for a product; null if it is accepted. */
export function textProblemOf(field: LimitedText, text: string): string | null {
  if (field === 'id') return skuProblemOf(text);
  if (text.length > TEXT_LIMITS[field]) return tooLong(field);
  return field === 'imageUrl' && text !== '' && !isImageAddress(text) ? IMAGE_ADDRESS_MESSAGE : null;
}
