import { ofDetails, type TextDetail } from './details.ts';

const textDetails: Record<TextDetail, number> = ofDetails(({ most }) => most);

/**
 * The maximum length of each product text, from every source: the editor, a file, a call. A longer one imported
 * from a file could never be edited again.
 */
export const TEXT_LIMITS = {
  id: 100,
  name: 200,
  originalName: 200,
  friendlyName: 200,
  description: 10_000,
  imageUrl: 2_000,
  hiddenCategory: 100,
  category: 100,
  ...textDetails,
} as const;

/** A text field of a product with a limit. */
export type LimitedText = keyof typeof TEXT_LIMITS;

/** The largest price of a product, in dollars, and the largest stock in its unit. */
export const LARGEST_PRICE = 1_000_000;
export const LARGEST_STOCK = 10_000_000;
