import { z } from 'zod';
import { productDescription } from '../../goods/products/description.ts';
import { CHANNELS, PACKAGING_TYPES } from '../../goods/products/index.ts';
import { FILTER_NAMES, SHOP_SORTS } from '../../goods/refinements/index.ts';
import { nextCursor, paging, queryFlag, queryList } from './fields.ts';

export type ProductJson = z.infer<typeof productDescription>;

/** What a shop's page shows besides product cards: the brands to filter by, and the packagings with their tiles. */
const shopFacetsJson = z.object({
  listed: z.int().describe('Products that the shop lists'),
  inCategory: z.int().describe('Those of them in the requested category'),
  brands: z.array(z.string()),
  packagings: z.array(
    z.object({ packaging: z.enum(PACKAGING_TYPES), count: z.int(), examples: z.array(productDescription) }),
  ),
});

export const productListJson = z.object({
  products: z.array(productDescription),
  nextCursor,
  total: z.int().optional().describe("The length of a shop's list over all its pages"),
  facets: shopFacetsJson.optional().describe("With the first page of a shop's list"),
  counts: z
    .record(z.enum(FILTER_NAMES), z.array(z.object({ value: z.string(), count: z.int() })))
    .optional()
    .describe('With `counts`: the options of each filter, and how many products each would leave'),
  isLarge: z.literal(true).optional().describe('With `ifSmall`: the list is left out'),
});
export type ProductListJson = z.infer<typeof productListJson>;
export const productListQuery = z.object({
  ...paging,
  ifSmall: queryFlag
    .optional()
    .describe('Omits the list if the catalogue has more products than shops load in the browser'),
  channel: z
    .enum(CHANNELS)
    .optional()
    .describe("A shop's own sorted list, 24 at a time; the following parameters belong to it"),
  sort: z.enum(SHOP_SORTS).optional(),
  category: z.string().max(100).optional(),
  brand: queryList.optional(),
  packaging: queryList.optional(),
  search: z.string().trim().max(200).optional(),
  style: queryList.optional(),
  container: queryList.optional(),
  only: queryList.optional().describe('in-stock, on-sale'),
  counts: queryFlag.optional().describe("Adds the filters' counts"),
  ids: queryList.optional().describe('Only these SKUs, sold out or not, instead of the list and its pages'),
});

/** `GET /api/admin/products/sold`: wholesale, retail and keg units together. */
export const soldUnitsJson = z.object({ units: z.record(z.string(), z.number()).describe('By SKU') });

/** The data of `GET /api/products/events`: products have changed; refetch the list. */
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
