import { act, render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { createMemoryRouter } from 'react-router';
import { createClient } from 'shared-domain/client';
import type { SessionJson } from 'shared-domain/contracts';
import type { Product } from 'shared-domain/products';
import {
  addToCartAtom,
  adoptSessionAtom,
  environmentAtom,
  inertEnvironment,
  loadCatalogueAtom,
  tickAtom,
} from 'shared-domain/state';
import { type FakeStorage, fakeStorage } from 'shared-domain/testing';
import { RouterProvider } from 'shared-ui/router';
import { routes } from '../routes.tsx';
import { catalogue } from './catalogue.ts';

/** A request that was sent. */
export type Sent = { call: string; body: unknown; key: string | null };
type Answer = { status?: number; body: unknown };
/** The API's answer to a call ('POST /api/...'): a body, or a refusal with its status. */
export type Answers = Record<string, (body: unknown) => Answer | Promise<Answer>>;

export const gull: SessionJson = { licensee: { licenseNumber: '305-218', companyName: 'The Gull & Anchor' } };
export const nora: SessionJson = {
  staff: { email: 'nora.whitfield@cbo.example', devMode: false, role: 'office' },
};

/** A refusal in the API's format. */
export const refusal = (status: number, code: string, more: object = {}) => ({
  status,
  body: { type: 'about:blank', title: code, status, detail: `${code}.`, code, ...more },
});

export type Visit = {
  products?: readonly Product[];
  cart?: readonly [Product, number][];
  session?: SessionJson;
  answers?: Answers;
  /** The browser's earlier storage. */
  storage?: FakeStorage;
};

/** The answers for a business without zones, kegs, contacts or standing orders; these calls aren't in `sent`. */
const USUAL: Record<string, object> = {
  'POST /api/deliveries/days': { hasZones: false, units: 0, days: [] },
  'GET /api/licensee/kegs': { hasKegs: false },
  'GET /api/licensee/details': { addresses: [] },
  'GET /api/licensee/standing-orders': { isContact: false, standingOrders: [] },
};

const NOON = new Date('2026-11-20T20:00:00Z');

/** Opens a page of the wholesale shop under /shop, by default as a verified licensee, with a stand-in API. */
export async function visit(
  path: string,
  { products = catalogue, cart = [], session = gull, answers = {}, storage = fakeStorage() }: Visit = {},
) {
  const store = createStore();
  const sessionStorage = fakeStorage();
  const sent: Sent[] = [];
  const listed = { products };
  const fetch = async (address: string, init: RequestInit) => {
    const call = `${init.method ?? 'GET'} ${address}`;
    if (call === 'GET /api/products?ifSmall=true') return json({ products: listed.products });
    if (call === 'GET /api/session') return json(session);
    const usual = USUAL[call];
    if (usual && !answers[call]) return json(usual);
    const body = init.body ? JSON.parse(String(init.body)) : undefined;
    sent.push({ call, body, key: new Headers(init.headers).get('Idempotency-Key') });
    const answer = answers[call];
    if (!answer) return json(refusal(404, 'not_found').body, 404);
    const { status, body: answered } = await answer(body);
    return json(answered, status);
  };
  const client = createClient({ fetch });
  store.set(environmentAtom, {
    ...inertEnvironment,
    client,
    now: () => NOON,
    localStorage: storage,
    sessionStorage,
  });
  store.set(tickAtom);
  store.set(adoptSessionAtom, session);
  await store.set(loadCatalogueAtom);
  for (const [product, quantity] of cart)
    store.set(addToCartAtom, { channel: 'licensee', product, quantity });
  const router = createMemoryRouter(
    [
      { path: '/shop', children: routes },
      { path: '/', element: <h1>Home</h1> },
    ],
    { initialEntries: [path] },
  );
  await act(async () => {
    render(
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>,
    );
  });
  return {
    store,
    router,
    sent,
    storage,
    sessionStorage,
    /** Changes the API's list without notifying the page. */
    relist: (changed: readonly Product[]) => {
      listed.products = changed;
    },
    /** Changes the API's list, and the page fetches it as after a live change. */
    list: (changed: readonly Product[]) =>
      act(async () => {
        listed.products = changed;
        await store.set(loadCatalogueAtom);
      }),
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
  };
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
