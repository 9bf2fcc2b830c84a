import { isSoldIn } from 'shared-domain/catalogue';
import { chargeTable } from 'shared-domain/charges';
import type { QuoteJson } from 'shared-domain/contracts';
import { type Channel, isDepositFee, type Product } from 'shared-domain/products';
import { HOME_PROVINCE, type Province } from 'shared-domain/provinces';
import { presentQuote, type Quote, quoteFor, type Unavailable } from 'shared-domain/quotes';
import { chosenOf, type ShippingOption } from 'shared-domain/shipping';
import { batchReader, driverCollection, oncePer } from '../../foundation/database/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { currentCatalogue, productModel, toProduct } from '../products/index.ts';
import { presentOptions, shippingOptions } from '../shipping/index.ts';
import { withinAllocations } from './allocated.ts';

/** What a request asks to buy. */
export type CartRequest = {
  channel: Channel;
  /** The licence of a wholesale cart. */
  account?: string | undefined;
  lines: { productId: string; quantity: number }[];
  province?: Province | undefined;
  postalCode?: string | undefined;
  shippingService?: string | undefined;
};

/** The request with its current prices and availability. Cents inside the quote. */
export type PricedCart = {
  quote: Quote;
  /**
   * Lines that aren't available as requested (QUOTE-5): short of stock, hidden, unknown or not sold in this channel.
   */
  unavailable: Unavailable[];
  options: ShippingOption[];
  fallbackRates: boolean;
  shippingOption: ShippingOption | null;
};

/** Where a cart's products are read: from the database or from memory. */
export type Source = (deps: Deps, ids: string[]) => Promise<Product[]>;

/**
 * Prices a request with shared-domain, as of now or `at`, using only the stored products' prices.
 */
export async function priceCart(
  deps: Deps,
  cartRequest: CartRequest,
  source: Source = storedProducts,
  at = deps.clock(),
): Promise<PricedCart> {
  const asked = merged(cartRequest.lines);
  const found = await source(deps, [...asked.keys()]);
  const sold = found.filter((product) => isSoldIn(product, cartRequest.channel));
  const orderable =
    cartRequest.channel === 'licensee' ? await withinAllocations(deps, sold, cartRequest.account, at) : sold;
  const products = new Map(orderable.map((product) => [product.id, product]));
  const lines = [...asked].flatMap(([id, quantity]) => {
    const product = products.get(id);
    return product ? [{ product, quantity }] : [];
  });
  const missing = [...asked.keys()]
    .filter((id) => !products.has(id))
    .map((productId) => ({ productId, left: 0 }));
  const { options, fallback } = await optionsFor(deps, cartRequest, lines);
  const shippingOption = chosenOf(options, cartRequest.shippingService);
  const quote = quoteFor({
    channel: cartRequest.channel,
    lines,
    province: cartRequest.channel === 'licensee' ? HOME_PROVINCE : cartRequest.province,
    shipping: shippingOption?.amount,
    at,
    table: chargeTable((await deps.tradeSettings()).rates),
  });
  const unavailable = [...quote.unavailable, ...missing];
  return { quote, unavailable, options, fallbackRates: fallback, shippingOption };
}

/** One line per product: two lines of one product need the same stock. The deposit line isn't a product. */
function merged(lines: CartRequest['lines']): Map<string, number> {
  const asked = new Map<string, number>();
  for (const { productId, quantity } of lines) {
    if (!isDepositFee(productId)) asked.set(productId, (asked.get(productId) ?? 0) + quantity);
  }
  return asked;
}

/** Products from the database, as needed to price an order. */
export async function storedProducts(deps: Deps, ids: string[]): Promise<Product[]> {
  const found = await readerOf(deps.connection)(ids);
  return found.map(toProduct);
}

/** Stored fields that pricing doesn't need. */
const UNNEEDED = { holds: 0, description: 0, pendingAudit: 0 };

const readerOf = oncePer((connection) => batchReader(driverCollection(productModel(connection)), UNNEEDED));

/** Products from memory, slightly behind other processes' changes but good enough for a page. */
export async function currentProducts(deps: Deps, ids: string[]): Promise<Product[]> {
  const catalogue = await currentCatalogue(deps);
  return ids.flatMap((id) => catalogue.get(id) ?? []);
}

/** Only retail is shipped, once there are items and an address. */
async function optionsFor(deps: Deps, cartRequest: CartRequest, lines: { quantity: number }[]) {
  const { channel, postalCode, province } = cartRequest;
  if (channel !== 'dtc' || !postalCode || lines.length === 0) return { options: [], fallback: false };
  const itemCount = lines.reduce((count, { quantity }) => count + quantity, 0);
  return shippingOptions(deps, { postalCode, province, itemCount });
}

/** The quote as JSON, in dollars. */
export function presentCart(cart: PricedCart): QuoteJson {
  const { quote, unavailable, options, fallbackRates, shippingOption } = cart;
  return {
    channel: quote.channel,
    ...presentQuote(quote),
    ...presentOptions({ options, fallback: fallbackRates }),
    ...(shippingOption ? { shippingService: shippingOption.serviceName } : {}),
    province: quote.province,
    unavailable,
  };
}
