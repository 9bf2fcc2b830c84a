import { textCell } from '../../foundation/csv/index.ts';
import type { Day } from '../../foundation/dates/index.ts';
import { kegSizeOf } from '../../goods/kegs/index.ts';
import { CASE_SIZE, isAlcohol, type Product } from '../../goods/products/index.ts';
import { billedTo, type SoldItem, type SoldOrder } from './sold-order.ts';

/** The product fields that the register needs; undefined if the product has left the catalogue. */
export type RegisteredProduct =
  | Pick<Product, 'hiddenCategory' | 'abv' | 'containerVolume' | 'container'>
  | undefined;

export const registerHeaders: readonly string[] = [
  'Day',
  'Order',
  'Licence',
  'Customer',
  'SKU',
  'Brand',
  'Product',
  'Container',
  'Size (mL)',
  'Strength (%)',
  'Containers',
  'Litres',
];

/** One row per product for the alcohol of an order shipped that day, without refunded units and merchandise (ACCOUNTING-4). */
export const registerRows = (
  order: SoldOrder,
  day: Day,
  productOf: (id: string) => RegisteredProduct,
): string[][] =>
  order.items
    .filter((item) => isAlcohol({ category: item.productCategory }) && leftIn(item) > 0)
    .map((item) => rowOf(order, item, day, productOf(item.productId)));

const leftIn = ({ quantity, refunded = 0 }: SoldItem): number => quantity - refunded;

function rowOf(order: SoldOrder, item: SoldItem, day: Day, product: RegisteredProduct): string[] {
  const keg = kegSizeOf(item);
  const size = keg === null ? product?.containerVolume : keg * 1000;
  const containers = leftIn(item) * (keg === null && order.channel !== 'dtc' ? CASE_SIZE : 1);
  return [
    day,
    order.id,
    textCell(order.licenseNum ?? ''),
    textCell(billedTo(order)),
    textCell(item.productId),
    textCell(product?.hiddenCategory ?? ''),
    textCell(item.productName),
    keg === null ? (product?.container ?? '') : 'keg',
    size === undefined ? '' : String(size),
    product?.abv === undefined ? '' : String(product.abv),
    String(containers),
    size === undefined ? '' : ((containers * size) / 1000).toFixed(2),
  ];
}
