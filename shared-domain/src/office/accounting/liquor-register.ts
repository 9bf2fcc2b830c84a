import { textCell } from '../../foundation/csv/index.ts';
import { type Day, dayOf } from '../../foundation/dates/index.ts';
import { sumOf } from '../../foundation/money/index.ts';
import { kegSizeOf } from '../../goods/kegs/index.ts';
import { isAlcohol, type Product } from '../../goods/products/index.ts';
import { contentsOf, litresNote, litresText, type SizedProduct, soldSize } from '../../goods/sizes/index.ts';
import { billedTo, type IssuedRefund, type SoldItem, type SoldOrder } from './sold-order.ts';

/** The product fields that the register needs; undefined if the product has left the catalogue. */
export type RegisteredProduct =
  | (SizedProduct & Pick<Product, 'hiddenCategory' | 'abv' | 'container' | 'ldbSku'>)
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
  'LDB SKU',
  'Litres are',
];

type ProductOf = (id: string) => RegisteredProduct;

/** One row per product for the alcohol of an order shipped that day, without refunded units and merchandise (ACCOUNTING-4). */
export const registerRows = (order: SoldOrder, day: Day, productOf: ProductOf): string[][] =>
  rowsOf(order, day, productOf, (item) => unitsSent(order, item));

/** One row per product for the alcohol that one of an order's credit notes takes back, with negative litres (CREDIT-5). */
export const creditedRows = (order: SoldOrder, credit: IssuedRefund, productOf: ProductOf): string[][] =>
  rowsOf(order, dayOf(new Date(credit.at)), productOf, (item) => unitsCredited(credit, item));

/** An order's credit notes and those that reverse them, without refunds. */
export const creditsOf = ({ refunds }: SoldOrder): IssuedRefund[] =>
  refunds.filter(({ isCredit }) => isCredit);

/** The units of a line that left, without refunded ones; a credit takes its own off on its own day (CREDIT-5). */
export const unitsSent = (order: SoldOrder, { productId, quantity, refunded = 0 }: SoldItem): number =>
  quantity - refunded + sumOf(creditsOf(order).map((credit) => unitsIn(credit, productId)));

/** The units of a line that a credit note takes back, as a negative number (CREDIT-5). */
export const unitsCredited = (credit: IssuedRefund, { productId }: SoldItem): number =>
  -unitsIn(credit, productId);

/** The units of a product that a credit note takes back; negative for a reversal. */
const unitsIn = ({ lines, reverses }: IssuedRefund, id: string): number => {
  const units = sumOf(lines.filter(({ productId }) => productId === id).map(({ quantity }) => quantity));
  return reverses === undefined ? units : -units;
};

const rowsOf = (order: SoldOrder, day: Day, productOf: ProductOf, unitsOf: (item: SoldItem) => number) =>
  order.items.flatMap((item) => {
    const units = isAlcohol({ category: item.productCategory }) ? unitsOf(item) : 0;
    return units === 0 ? [] : [rowOf(order, item, units, day, productOf(item.productId))];
  });

function rowOf(
  order: SoldOrder,
  item: SoldItem,
  units: number,
  day: Day,
  product: RegisteredProduct,
): string[] {
  const keg = kegSizeOf(item);
  const size = soldSize(item, product);
  const { containers, millilitres } = contentsOf(size, units, order.channel);
  return [
    day,
    order.id,
    textCell(order.licenseNum ?? ''),
    textCell(billedTo(order)),
    textCell(item.productId),
    textCell(product?.hiddenCategory ?? ''),
    textCell(item.productName),
    keg === null ? (product?.container ?? '') : 'keg',
    size.containerMl === null ? '' : String(size.containerMl),
    product?.abv === undefined ? '' : String(product.abv),
    String(containers),
    millilitres === null ? '' : litresText(millilitres),
    textCell(product?.ldbSku ?? ''),
    litresNote(size),
  ];
}
