import type {
  Accepted,
  ContactForm,
  DtcOrderPlaced,
  DtcOrderRequest,
  ErrorReport,
  FormerOrdersJson,
  FormerOrdersLink,
  KegOrderRequest,
  LeadJson,
  LeadRequest,
  LicenseeOrderRequest,
  OrderJson,
  PaymentState,
  ProductJson,
  ProductListJson,
  QuoteJson,
  QuoteRequest,
  SessionJson,
  SettingsJson,
  ShippingQuoteJson,
  ShippingQuoteRequest,
  VerifiedLicence,
} from '../contracts/index.ts';
import { type KeyedWay, keyed } from './keys.ts';
import type { Result } from './result.ts';
import { type CallOptions, type ClientOptions, createCall, createRawCall, pathTo } from './transport.ts';

type Way = Pick<CallOptions, 'signal' | 'timeout'>;

/**
 * The product list and its ETag; `products` is null where the list behind the ETag sent is still true (304). `asOf` is
 * when the server said so (milliseconds), which an answer out of a browser's cache keeps; absent where it is not known.
 */
export type ProductList = { products: ProductJson[] | null; etag: string | null; asOf?: number };

/** Between the three attempts at the product list lies 1 s times the number of the attempt (section 7). */
const PRODUCTS_RETRY_WAIT = 1000;

/** What every visitor's pages call (design: api.md). Each call answers a value and never throws. */
export function createClient(options: ClientOptions) {
  const raw = createRawCall(options);
  const call = createCall(raw);

  async function products(way: Way & { etag?: string | null } = {}): Promise<Result<ProductList>> {
    const { etag, ...rest } = way;
    const headers: Record<string, string> = etag ? { 'If-None-Match': etag } : {};
    const result = await raw('GET', '/api/products', { ...rest, headers, retryWait: PRODUCTS_RETRY_WAIT });
    if (!result.ok) return result;
    const { status, headers: answered, body } = result.data;
    const list = status === 304 ? null : (body as ProductListJson).products;
    const asOf = Date.parse(answered.get('Date') ?? '');
    const data = { products: list, etag: answered.get('ETag') ?? etag ?? null };
    return { ok: true, data: asOf > 0 ? { ...data, asOf } : data };
  }

  return {
    products,
    settings: (way?: Way) => call<SettingsJson>('GET', '/api/settings', way),
    /** Products by their SKUs, sold-out ones too; hidden and unknown ones are left out. */
    productsNamed: (ids: readonly string[], way?: Way) =>
      call<ProductListJson>('GET', pathTo`/api/products?ids=${ids.join(',')}`, way),
    product: (id: string, way?: Way) => call<ProductJson>('GET', pathTo`/api/products/${id}`, way),
    session: (way?: Way) => call<SessionJson>('GET', '/api/session', way),
    leaveLicensee: (way?: Way) => call<void>('DELETE', '/api/session/licensee', way),
    verifyLicence: (licenseNumber: string, way?: Way) =>
      call<VerifiedLicence>('POST', '/api/licences/verify', { ...way, body: { licenseNumber } }),
    sendContact: (formData: ContactForm, way?: Way) =>
      call<Accepted>('POST', '/api/contact', { ...way, body: { formData } }),
    captureLead: (lead: LeadRequest, way?: Way) =>
      call<LeadJson>('POST', '/api/leads', { ...way, body: { source: 'retail_popup', ...lead } }),
    quote: (request: QuoteRequest, way?: Way) =>
      call<QuoteJson>('POST', '/api/quotes', { ...way, body: request }),
    quoteShipping: (request: ShippingQuoteRequest, way?: Way) =>
      call<ShippingQuoteJson>('POST', '/api/shipping/quote', { ...way, body: request }),
    placeLicenseeOrder: (request: LicenseeOrderRequest, way: KeyedWay) =>
      call<OrderJson>('POST', '/api/orders/licensee', keyed(request, way)),
    placeKegOrder: (request: KegOrderRequest, way: KeyedWay) =>
      call<OrderJson>('POST', '/api/orders/keg', keyed(request, way)),
    placeDtcOrder: (request: DtcOrderRequest, way: KeyedWay) =>
      call<DtcOrderPlaced>('POST', '/api/orders/dtc', keyed(request, way)),
    payment: (id: string, way?: Way) => call<PaymentState>('GET', pathTo`/api/orders/dtc/${id}/payment`, way),
    cancelPayment: (id: string, way?: Way) =>
      call<PaymentState>('POST', pathTo`/api/orders/dtc/${id}/cancel-payment`, way),
    formerOrders: (way?: Way) => call<FormerOrdersJson>('GET', '/api/licensee/orders', way),
    linkFormerOrders: (link: FormerOrdersLink, way?: Way) =>
      call<Accepted>('POST', '/api/licensee/orders/link', { ...way, body: link }),
    reportErrors: (reports: ErrorReport[], way?: Way) =>
      call<Accepted>('POST', '/api/errors', { ...way, body: { reports } }),
    beginDevSession: (way?: Way) => call<SessionJson>('POST', '/api/auth/dev-session', way),
  };
}

/** The calls of customers' pages. */
export type Client = ReturnType<typeof createClient>;
