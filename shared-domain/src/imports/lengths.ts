import { type LimitedText, TEXT_LIMITS } from '../products/index.ts';

/** What the messages of the imports call the texts of a product. */
const NAMES: Readonly<Record<LimitedText, string>> = {
  id: 'product ID/SKU',
  name: 'product name',
  originalName: 'original name',
  friendlyName: 'friendly name',
  description: 'description',
  imageUrl: 'image address',
  hiddenCategory: 'brand',
  category: 'category',
  style: 'style',
};

/** The message of a text of a file that is longer than its limit, worded like those of section 5. */
export const tooLong = (field: LimitedText): string =>
  `Invalid ${NAMES[field]} (must be at most ${TEXT_LIMITS[field]} characters)`;

/** Whether a product can not have a text of a file because it is longer than its limit. */
export const isTooLong = (field: LimitedText, text: string): boolean => text.length > TEXT_LIMITS[field];
