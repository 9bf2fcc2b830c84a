import { brandOf } from '../catalogue/index.ts';
import type { Product } from '../products/index.ts';

/** The inventory's quick filters: id in the address, label on the badge, rule (LISTING-15). */
const RULES = {
  'in-stock': { label: 'In Stock', matches: (product: Product) => product.stock > 0 },
  'no-stock': { label: 'No Stock', matches: (product: Product) => product.stock <= 0 },
  'no-brand': { label: 'No Brand', matches: (product: Product) => brandOf(product) === '' },
  'no-image': { label: 'No Image', matches: (product: Product) => !product.imageUrl?.trim() },
  'no-description': { label: 'No Desc.', matches: (product: Product) => !product.description?.trim() },
  'forced-hidden': { label: 'Forced Hidden', matches: (product: Product) => product.hidden },
  'forced-visible': { label: 'Forced Visible', matches: (product: Product) => product.forceDisplay },
  'no-abv': { label: 'No ABV', matches: (product: Product) => product.abv == null },
} as const;

export type QuickFilter = keyof typeof RULES;

/** All quick filters in the order of their badges. */
export const QUICK_FILTERS: readonly { readonly id: QuickFilter; readonly label: string }[] = (
  Object.keys(RULES) as QuickFilter[]
).map((id) => ({ id, label: RULES[id].label }));

/** Whether a text is the id of a quick filter. */
export const isQuickFilter = (text: unknown): text is QuickFilter =>
  typeof text === 'string' && Object.hasOwn(RULES, text);

/** Whether a product passes the chosen quick filters: any of them (they combine as OR); none chosen: all pass. */
export const passesQuickFilters = (product: Product, chosen: readonly QuickFilter[]): boolean =>
  chosen.length === 0 || chosen.some((id) => RULES[id].matches(product));
