import { brandOf } from 'shared-domain/catalogue';
import type { SellerNumbers } from 'shared-domain/company';
import type { ProofJson } from 'shared-domain/contracts';
import type { Day } from 'shared-domain/dates';
import { balanceOf, depositsHeld, type KegSize, type Kegs } from 'shared-domain/kegs';
import type { Product } from 'shared-domain/products';
import type { Run } from 'shared-domain/runs';
import type { SizedProduct } from 'shared-domain/sizes';
import { kegAccountModel } from '../../accounts/kegs/index.ts';
import { licenseeModel } from '../../accounts/licences/index.ts';
import { productModel } from '../../catalogue/products/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { accountOf, type OrderDocument, orderModel } from '../../orders/order/index.ts';
import { proofsOf } from '../proofs/index.ts';
import { emptiesOf, readRunDay } from '../runs/index.ts';

/** A stop as it is printed. */
export type PaperStop = {
  number: number;
  order: OrderDocument;
  name: string;
  empties: Kegs;
  /** Kegs at the customer before the delivery, and cents held for them. */
  kegs?: { balance: Record<KegSize, number>; held: number | null };
  licence?: { licenceClass?: string; companyName: string };
  /** What was proven at the door, once the stop has ended. */
  proof?: ProofJson;
};

/** What a line's size, litres and LDB SKU are read from. */
export type PaperProduct = SizedProduct & Pick<Product, 'ldbSku'>;

/** A run with everything its documents need. */
export type DocumentedRun = {
  day: Day;
  run: Run;
  stops: PaperStop[];
  brands: ReadonlyMap<string, string>;
  products: ReadonlyMap<string, PaperProduct>;
  seller: SellerNumbers;
};

/** What a size is worked out from. */
const SIZED = {
  name: 1,
  originalName: 1,
  packagingType: 1,
  containerVolume: 1,
  containersPerUnit: 1,
} as const;

/** Which of a day's runs to print: all or one. */
export async function readRuns(deps: Deps, day: Day, only?: string): Promise<DocumentedRun[]> {
  const { connection } = deps;
  const { runs } = await readRunDay(connection, day);
  const wanted = runs.filter(({ id, stops }) => (only === undefined ? stops.length > 0 : id === only));
  const ids = wanted.flatMap(({ stops }) => stops.map(({ orderId }) => orderId));
  const orders = await orderModel(connection)
    .find({ _id: { $in: ids }, state: 'placed', status: { $ne: 'cancelled' } })
    .lean();
  const [accounts, licences, products, { kegDeposits, seller }, proofs] = await Promise.all([
    kegAccountModel(connection)
      .find({ _id: { $in: orders.flatMap((order) => accountOf(order)?.id ?? []) } }, { lots: 1 })
      .lean(),
    licenseeModel(connection)
      .find(
        { _id: { $in: orders.flatMap(({ licenseNum }) => licenseNum ?? []) } },
        { companyName: 1, licenceClass: 1 },
      )
      .lean(),
    productModel(connection)
      .find(
        { _id: { $in: orders.flatMap(({ items }) => items.map(({ productId }) => productId)) } },
        { hiddenCategory: 1, ldbSku: 1, ...SIZED },
      )
      .lean(),
    deps.tradeSettings(),
    proofsOf(
      connection,
      wanted.flatMap(({ stops }) => stops),
    ),
  ]);
  const orderOf = new Map(orders.map((order) => [order._id, order]));
  const accountBy = new Map(accounts.map((account) => [account._id, account]));
  const licenceBy = new Map(licences.map((licence) => [licence._id, licence]));
  const brands = new Map(products.map((product) => [product._id, brandOf(product)]));
  const stopOf = (order: OrderDocument, number: number): PaperStop => {
    const lots = accountBy.get(accountOf(order)?.id ?? '')?.lots;
    const licence = licenceBy.get(order.licenseNum ?? '');
    const proof = proofs.get(order._id);
    return {
      number,
      order,
      name: order.accountName || order.customerName,
      empties: emptiesOf(order) ?? {},
      ...(lots ? { kegs: { balance: balanceOf(lots), held: depositsHeld(lots, kegDeposits) } } : {}),
      ...(licence ? { licence } : {}),
      ...(proof ? { proof } : {}),
    };
  };
  return wanted.map((run) => ({
    day,
    run,
    brands,
    products: new Map(products.map((product) => [product._id, product])),
    seller,
    stops: run.stops.flatMap(({ orderId }, index) => {
      const order = orderOf.get(orderId);
      return order ? [stopOf(order, index + 1)] : [];
    }),
  }));
}
