import { company } from 'shared-domain/company';
import type { Product } from 'shared-domain/products';
import { presentQuote, quoteFor } from 'shared-domain/quotes';
import type { RemoteBlock } from '../applications.ts';

/** The visitor of a page: a licensee of age with filled carts, or a member of staff. */
export type Visitor = 'customer' | 'staff';

/** The visitor whom a remote's pages are for. */
export const visitorOf = (remote: RemoteBlock | undefined): Visitor =>
  remote?.frame.chrome === 'staff' ? 'staff' : 'customer';

const product = (id: string, packagingType: Product['packagingType']): Product => ({
  id,
  name: `Harbour Pale ${id}`,
  description: 'Pale, dry, from the harbour.',
  price: 54,
  stock: 40,
  looseUnits: 0,
  packagingType,
  category: 'Beer-Craft',
  hiddenCategory: 'FUGGLES',
  abv: 5.2,
  hidden: false,
  forceDisplay: false,
});

const products = [product('1', 'Packaged'), product('2', '20L & 30L'), product('3', '50L')];

/** The licensee of the small shop. */
export const licensee = { licenseNumber: '300123', companyName: 'The Copper Kettle' };

const cart = (...ids: string[]) =>
  products.filter(({ id }) => ids.includes(id)).map((each) => ({ product: each, quantity: 2 }));

/** What the customer has in the carts. */
export const carts = { licenseeCart: cart('1', '2'), dtcCart: cart('1'), kegCart: cart('3') };

type QuoteRequest = { channel: 'licensee' | 'dtc' | 'keg'; lines: { productId: string; quantity: number }[] };

function quoted({ channel, lines }: QuoteRequest) {
  const known = lines.flatMap(({ productId, quantity }) => {
    const found = products.find(({ id }) => id === productId);
    return found ? [{ product: found, quantity }] : [];
  });
  return { shippingOptions: [], ...presentQuote(quoteFor({ channel, lines: known, at: new Date() })) };
}

/** A request, and the default response generated from the contract. */
export type Asked = {
  body: never;
  query: URLSearchParams;
  parameters: Record<string, string>;
  usual: unknown;
};

const like = (usual: unknown, change: Record<string, unknown>) => ({ ...(usual as object), ...change });

type SentUpdates = { presses: { id: string }[] };

const staffAnswers: Record<string, (asked: Asked) => unknown> = {
  'GET /api/admin/products': ({ usual }) => like(usual, { products }),
  'GET /api/admin/dashboard': ({ usual }) => {
    const { bestSellers } = usual as { bestSellers: object[] };
    return like(usual, { bestSellers: bestSellers.map((sold) => ({ ...sold, productId: products[0]?.id })) });
  },
  // Unchanged preferences: default columns, no saved views.
  'GET /api/admin/preferences': () => ({}),
  'GET /api/admin/allocations/:id': ({ usual }) => like(usual, { state: 'shared' }),
  'GET /api/admin/licences': ({ usual, query }) => {
    const { licences } = usual as { licences: object[] };
    const number = query.get('number');
    return like(usual, { licences: number ? [{ ...licences[0], licenseNumber: number }] : licences });
  },
};

/** Handwritten responses by call, where a generated one would be inconsistent with the others. */
export const answersFor = (visitor: Visitor): Record<string, (asked: Asked) => unknown> => ({
  ...staffAnswers,
  'GET /api/products': () => ({ products }),
  'GET /api/products/:id': ({ parameters }) => ({ ...products[0], ...parameters }),
  'GET /api/settings': () => ({ comingSoon: false, retailStoreOpen: true, company }),
  'GET /api/session': () =>
    visitor === 'staff'
      ? { staff: { email: 'nora@cbo.example', devMode: false, role: 'owner' } }
      : { licensee },
  'POST /api/quotes': ({ body }) => quoted(body),
  'POST /api/orders/dtc': ({ body, usual }) => {
    const { successUrl } = body as { successUrl: string };
    return like(usual, { url: `/local/payment?back=${encodeURIComponent(`${successUrl}?order=CBO-1`)}` });
  },
  'POST /api/bills/payments': ({ usual }) => like(usual, { url: '/local/payment?back=/bills' }),
  'GET /api/orders/dtc/:id/payment': ({ usual }) => like(usual, { status: 'paid' }),
  'POST /api/runs/:run/presses': ({ body, usual }) =>
    like(usual, { kept: (body as SentUpdates).presses.map(({ id }) => id), refused: [] }),
});
