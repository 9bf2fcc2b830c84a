import { customerCalls } from '../calls/index.ts';
import type {
  ContactForm,
  DtcOrderRequest,
  ErrorReport,
  FormerOrdersLink,
  KegOrderRequest,
  LeadRequest,
  LicenseeOrderRequest,
  ProductJson,
  ProductListJson,
  QuoteRequest,
  ShippingQuoteRequest,
} from '../contracts/index.ts';
import type { KeyedWay } from './keys.ts';
import type { Result } from './result.ts';
import { type CallOptions, type ClientOptions, createRawCall } from './transport.ts';
import { createTypedCall, pathOf } from './typed-call.ts';

type Way = Pick<CallOptions, 'signal' | 'timeout'>;

/**
 * The product list and its ETag; `products` is null where the list behind the ETag sent is still true (304). `asOf` is
 * when the server said so (milliseconds), which an answer out of a browser's cache keeps; absent where it is not known.
 */
export type ProductList = { products: ProductJson[] | null; etag: string | null; asOf?: number };

/** Between the three attempts at the product list lies 1 s times the number of the attempt. */
const PRODUCTS_RETRY_WAIT = 1000;

/** What every visitor's pages call. Each call answers a value and never throws. */
export function createClient(options: ClientOptions) {
  const raw = createRawCall(options);
  const call = createTypedCall(raw, customerCalls);

  async function products(way: Way & { etag?: string | null } = {}): Promise<Result<ProductList>> {
    const { etag, ...rest } = way;
    const headers: Record<string, string> = etag ? { 'If-None-Match': etag } : {};
    const path = pathOf(customerCalls.listProducts);
    const result = await raw('GET', path, { ...rest, headers, retryWait: PRODUCTS_RETRY_WAIT });
    if (!result.ok) return result;
    const { status, headers: answered, body } = result.data;
    const list = status === 304 ? null : (body as ProductListJson).products;
    const asOf = Date.parse(answered.get('Date') ?? '');
    const data = { products: list, etag: answered.get('ETag') ?? etag ?? null };
    return { ok: true, data: asOf > 0 ? { ...data, asOf } : data };
  }

  return {
    products,
    settings: (way?: Way) => call('settings', {}, way),
    /** Products by their SKUs, sold-out ones too; hidden and unknown ones are left out. */
    productsNamed: (ids: readonly string[], way?: Way) => call('listProducts', { query: { ids } }, way),
    product: (id: string, way?: Way) => call('readProduct', { params: { id } }, way),
    session: (way?: Way) => call('readSession', {}, way),
    leaveLicensee: (way?: Way) => call('leaveLicenseeSession', {}, way),
    verifyLicence: (licenseNumber: string, way?: Way) =>
      call('verifyLicence', { body: { licenseNumber } }, way),
    sendContact: (formData: ContactForm, way?: Way) => call('sendContact', { body: { formData } }, way),
    captureLead: (lead: LeadRequest, way?: Way) =>
      call('captureLead', { body: { source: 'retail_popup', ...lead } }, way),
    quote: (body: QuoteRequest, way?: Way) => call('quote', { body }, way),
    quoteShipping: (body: ShippingQuoteRequest, way?: Way) => call('quoteShipping', { body }, way),
    placeLicenseeOrder: (body: LicenseeOrderRequest, { idempotencyKey, ...way }: KeyedWay) =>
      call('placeLicenseeOrder', { body, idempotencyKey }, way),
    placeKegOrder: (body: KegOrderRequest, { idempotencyKey, ...way }: KeyedWay) =>
      call('placeKegOrder', { body, idempotencyKey }, way),
    placeDtcOrder: (body: DtcOrderRequest, { idempotencyKey, ...way }: KeyedWay) =>
      call('placeDtcOrder', { body, idempotencyKey }, way),
    payment: (id: string, way?: Way) => call('readPayment', { params: { id } }, way),
    cancelPayment: (id: string, way?: Way) => call('cancelPayment', { params: { id } }, way),
    formerOrders: (way?: Way) => call('formerOrders', {}, way),
    linkFormerOrders: (body: FormerOrdersLink, way?: Way) => call('linkFormerOrders', { body }, way),
    reportErrors: (reports: ErrorReport[], way?: Way) => call('reportErrors', { body: { reports } }, way),
    beginDevSession: (way?: Way) => call('beginDevSession', {}, way),
  };
}

/** The calls of customers' pages. */
export type Client = ReturnType<typeof createClient>;
