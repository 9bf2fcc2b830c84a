import { z } from 'zod';
import { PACKAGING_TYPES } from '../products/index.ts';
import { dollars, instant, nextCursor, paging, queryFlag, queryList } from './fields.ts';

/** A product in JSON and in the page's store. `price` and `ltoPrice` are dollars for a case or a keg. */
export const productJson = z.object({
  id: z.string().describe('SKU'),
  name: z.string(),
  originalName: z.string().optional(),
  friendlyName: z.string().optional(),
  description: z.string().optional(),
  imageUrl: z.string().optional(),
  price: dollars,
  stock: z.number().describe('Cases, kegs or pieces of merchandise'),
  looseUnits: z.number().describe('Single units of an opened case, 0 to 23'),
  category: z.string().optional(),
  packagingType: z.enum(PACKAGING_TYPES),
  abv: z.number().optional().describe('Per cent'),
  hidden: z.boolean(),
  forceDisplay: z.boolean(),
  hiddenCategory: z.string().optional().describe('The brand'),
  ltoPrice: dollars.optional(),
  ltoStartDate: z.string().optional(),
  ltoEndDate: z.string().optional(),
  style: z.string().optional(),
  containerVolume: z.number().optional().describe('Millilitres'),
  container: z.enum(['can', 'bottle']).optional(),
  created_at: instant.optional(),
  updatedAt: instant.optional().describe('Send it back with an edit: the guard against lost updates'),
});
export type ProductJson = z.infer<typeof productJson>;

export const productListJson = z.object({ products: z.array(productJson), nextCursor });
export type ProductListJson = z.infer<typeof productListJson>;
export const productListQuery = z.object({
  ...paging,
  ids: queryList.optional().describe('Only these SKUs, sold out or not; replaces the list and its pages'),
});

/** The data of `GET /api/products/events`: something about products changed; read the list again. */
export const productsChanged = z.object({ revision: z.string() });
export type ProductsChanged = z.infer<typeof productsChanged>;

/** The inventory page's filters as its address has them; quick filters combine as OR. */
export const adminProductsQuery = z.object({
  ...paging,
  brand: queryList.optional(),
  packaging: queryList.optional(),
  showHidden: queryFlag.optional(),
  search: z.string().trim().max(200).optional(),
  filters: queryList.optional().describe('Ids of quick filters'),
});
export type AdminProductsQuery = z.input<typeof adminProductsQuery>;
