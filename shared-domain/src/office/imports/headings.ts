import { ofDetails } from '../../goods/product-fields/index.ts';
import { normaliseHeader } from './file.ts';

/**
 * Headings of the inventory import in order of preference (IMPORT-3): the usual ones, the columns of the products table in snake
 * case or camel case, and those of public lists (the LDB's, Ohio's, Alberta's), of shop systems' exports (Shopify, WooCommerce) and
 * in French. The first matching field claims a heading: a 'Description' is the name only if the file has no other name column.
 */
export const HEADINGS = {
  id: [
    'item #',
    'item number',
    'item no',
    'item num',
    'product id',
    'product number',
    'product no',
    'sku',
    'sku #',
    'sku no',
    'sku number',
    'product sku',
    'product sku no',
    'variant sku',
    'item code',
    'product code',
    'brand code',
    'brand number',
    'stock code',
    'article',
    'article no',
    'article number',
    'no article',
    "numéro d'article",
    'code article',
    'code produit',
    'no produit',
    'code',
    'id',
    // The LDB's number, of a file without one of our own.
    'ldb sku',
    'cspc',
    'cspc code',
    'cspc #',
    // Where its cells are numbers, and another column has names.
    'item',
  ],
  name: [
    'item',
    'name',
    'product name',
    'product',
    'item name',
    'product long name',
    'brand name',
    'beer',
    'beer name',
    'nom',
    'nom du produit',
    'produit',
    'désignation',
    'title',
    'item description',
    'product description',
    'description du produit',
    'description',
  ],
  price: [
    'wholesale price',
    'wholesale',
    'wholesale case price',
    'wholesale price per case',
    'licensee price',
    'licensee case price',
    'case price',
    'price per case',
    'price/cs',
    'price case',
    'prix de gros',
    'prix caisse',
    'prix par caisse',
    'prix la caisse',
    'price',
    'product price',
    'variant price',
    'regular price',
    'prix',
    'item price',
    'unit price',
    'web price',
    'retail price',
    'cost',
  ],
  onHand: ['on hand', 'qty on hand', 'quantity on hand', 'stock on hand', 'en main'],
  available: ['available', 'avail', 'qty available', 'available qty', 'quantity available', 'disponible'],
  stock: [
    'stock',
    'inventory',
    'variant inventory qty',
    'stock qty',
    'quantity',
    'qty',
    'quantité',
    'qté',
    'inventaire',
  ],
  category: [
    'cat',
    'category',
    'item category name',
    'product category',
    'categories',
    'catégorie',
    'product type',
    'type',
  ],
  packagingType: ['packaging', 'package', 'packaging_type', 'format', 'emballage'],
  originalName: ['original_name'],
  friendlyName: ['friendly_name'],
  description: ['description', 'long description', 'body (html)', 'short description'],
  imageUrl: ['image_url', 'image', 'image src', 'images', 'image address'],
  forceDisplay: ['force_display'],
  hidden: ['hidden'],
  hiddenCategory: ['hidden_category', 'brand', 'brands', 'vendor', 'marque', 'brewery', 'brasserie'],
  abv: [
    'abv',
    'alcohol',
    'alc',
    'alc vol',
    'alcohol by volume',
    'alcohol percent',
    'alcohol percentage',
    'percent alcohol',
    'product alcohol percent',
    'alcool',
    'taux d’alcool',
    'strength',
  ],
  ltoPrice: ['lto_price'],
  ltoStartDate: ['lto_start_date'],
  ltoEndDate: ['lto_end_date'],
  ...ofDetails(({ headings }) => headings),
  litres: ['product litres per container', 'litres per container', 'volume l', 'size l'],
  container: ['container'],
  created_at: ['created_at'],
  handle: ['handle'],
} as const satisfies Record<string, readonly string[]>;

/** A field that a column of an inventory file may fill. */
export type ImportField = keyof typeof HEADINGS;

export const IMPORT_FIELDS = Object.keys(HEADINGS) as readonly ImportField[];

/** Headings of amounts that are never read as what licensees pay: a cost that has landed, a shelf's price, a deposit. */
const OTHER_AMOUNT = /cost|price|prix|msrp|srp|coût|retail|landed|shelf/i;

export const isOtherAmount = (heading: string): boolean =>
  OTHER_AMOUNT.test(heading) && !/lto|currency|date/i.test(heading);

const NORMALISED = new Map(
  IMPORT_FIELDS.map((field) => [field, HEADINGS[field].map((heading) => normaliseHeader(heading))]),
);

/** A unit behind a heading that says what is so anyway: 'Price (CAD)', 'Stock (cases)'. */
const USUAL_UNIT = /[\s(]+(?:cad|ca?\$|\$|cases?|cs|per case|kegs?|cases? or kegs?|%)\)?\s*$/i;

/** A heading's rank for a field, 0 for the best; -1 if it is none of its headings. */
export function rankOf(field: ImportField, heading: string): number {
  const names = NORMALISED.get(field) ?? [];
  const rank = names.indexOf(normaliseHeader(heading));
  return rank < 0 && USUAL_UNIT.test(heading)
    ? names.indexOf(normaliseHeader(heading.replace(USUAL_UNIT, '')))
    : rank;
}
