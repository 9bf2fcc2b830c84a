import { render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { createMemoryRouter } from 'react-router';
import type { FollowLive, Problem } from 'shared-domain/client';
import type {
  OrderDetailJson,
  OrderJson,
  OrderListJson,
  SentinelFinding,
  SentinelJson,
  SessionJson,
} from 'shared-domain/contracts';
import {
  adoptSessionAtom,
  environmentAtom,
  inertEnvironment,
  loadCatalogueAtom,
  tickAtom,
} from 'shared-domain/state';
import { type ClientFakes, fakeClient } from 'shared-domain/testing';
import { RouterProvider } from 'shared-ui/router';
import { Toasts } from 'shared-ui/toasts';
import { StaffClientContext } from '../data/calls/index.ts';
import { routes } from '../routes.tsx';
import { fakePreferences } from './preferences.ts';
import { fakeStaffClient, type StaffAnswers } from './staff-client.ts';

export const ok = <Data,>(data: Data) => ({ ok: true as const, data });

export const refusal = (code: Problem['code'], detail: string, more: Partial<Problem> = {}) => ({
  ok: false as const,
  problem: { type: 'about:blank', title: 'Refused', status: 500, code, detail, ...more },
});

export const NORA: SessionJson = {
  staff: { email: 'nora.whitfield@cbo.example', devMode: false, role: 'office' },
};

/** For tests: a pending wholesale order of two cases. */
export const testOrder = (more: Partial<OrderJson> = {}): OrderJson => ({
  id: 'CBO-1795196412607',
  channel: 'licensee',
  customerName: 'Ines Tremblay',
  customerEmail: 'ines@tremblay.example',
  address: '12 Water Street, Vancouver, BC, V6B 1A1',
  accountName: 'The Gull & Lantern',
  items: [
    {
      productId: 'CTR-112',
      productName: 'Gantry IPA',
      productPrice: 66,
      productCategory: 'Beer-Craft',
      productPackagingType: 'Packaged',
      quantity: 2,
      lineTotal: 132,
      ordinaryPrice: 74.4,
    },
  ],
  totalAmount: 143.4,
  orderDate: '2026-11-20T17:40:00.000Z',
  status: 'pending',
  taxDetails: { gst: 6.6, pst: 0, hst: 0, alcoholTax: 0, canDeposit: 4.8, totalTax: 6.6, subtotal: 132 },
  charges: [
    { id: 'gst', kind: 'tax', label: 'GST (5%)', rate: 5000, amount: 6.6 },
    { id: 'deposit', kind: 'deposit', label: 'Container deposit', perUnit: 2.4, amount: 4.8 },
  ],
  timeline: [{ at: '2026-11-20T17:40:00.000Z', who: 'customer', event: 'placed', to: 'pending' }],
  composition: { shell: '1.0.0+abc', 'mfe-wholesale': '1.0.0+def' },
  ...more,
});

/** For tests: that order in detail; the customer's mail failed. */
export const testOrderDetail = (more: Partial<OrderDetailJson> = {}): OrderDetailJson => ({
  ...testOrder(),
  mails: { business: 'sent', customer: 'failed' },
  mailLog: [
    { kind: 'business', to: 'orders@cbo.example', state: 'sent', at: '2026-11-20T17:40:02.000Z' },
    {
      kind: 'customer',
      to: 'ines@tremblay.example',
      state: 'failed',
      at: '2026-11-20T17:40:03.000Z',
      reason: 'mailbox full',
    },
  ],
  customerOrders: { orders: 4, total: 412.18, place: 3 },
  ...more,
});

/** For tests: these findings, and no order that waits. */
export const sentinelWith = (
  findings: SentinelFinding[],
  more: Partial<SentinelJson> = {},
): SentinelJson => ({ ...{ findings, waiting: [], unvouchedUnits: 40 }, ...more });

const NONE: OrderListJson = { orders: [], counts: {} };

/** Calls that every page makes, with empty answers. */
const quiet: StaffAnswers = {
  stockAlertCounts: async () => ok({ counts: {} }),
  suppliers: async () => ok({ suppliers: [], brandsWithout: [] }),
  adminOrders: async () => ok(NONE),
  sentinel: async () => ok(sentinelWith([])),
  listImports: async () => ok({ imports: [] }),
  followUps: async () => ok({ followUps: [] }),
  searchLicences: async () => ok({ graceDays: 14, licences: [], total: 0 }),
  adminOrder: async () => ok(testOrderDetail()),
  accounts: async () => ok({ accounts: [], total: 0 }),
  leads: async () => ok({ leads: [], days: [], total: 0 }),
};

interface StaffSetup {
  path: string;
  calls?: StaffAnswers;
  client?: ClientFakes;
  /** Who is signed in; null for no one. */
  session?: SessionJson | null;
  /** A phone's width. */
  phone?: boolean;
  /** This browser's storage: pass the same map twice to open a page again. */
  stored?: Map<string, string>;
  /** Follows live events; nothing arrives without it. */
  follow?: FollowLive;
}

/** For tests: what the browser's other tabs do, and this one becoming visible. */
function otherTabs() {
  const hearers = new Set<(key: string | null) => void>();
  const seers = new Set<() => void>();
  const among =
    <Hearer,>(all: Set<Hearer>) =>
    (one: Hearer) => {
      all.add(one);
      return () => void all.delete(one);
    };
  return {
    onStorage: among(hearers),
    onVisible: among(seers),
    /** Another tab has stored something under this key. */
    write: (key: string) => {
      for (const hear of hearers) hear(key);
    },
    /** This tab becomes visible. */
    see: () => {
      for (const see of seers) see();
    },
  };
}

/** For tests: the staff area at an address, with stubbed answers. */
export function openStaff(setup: StaffSetup) {
  const { path, calls = {}, client = {}, session = NORA, phone = false, follow } = setup;
  const { stored = new Map<string, string>() } = setup;
  const wide = window.matchMedia;
  window.matchMedia = (media) => ({
    ...wide(media),
    matches: phone && /^\(width < (768|1000|1100)px\)$/.test(media),
  });
  const store = createStore();
  const tabs = otherTabs();
  store.set(environmentAtom, {
    ...inertEnvironment,
    now: () => new Date('2026-11-20T17:41:00Z'),
    localStorage: {
      read: (key) => stored.get(key) ?? null,
      write: (key, text) => {
        stored.set(key, text);
        return true;
      },
      remove: (key) => void stored.delete(key),
    },
    follow: follow ?? null,
    onStorage: tabs.onStorage,
    onVisible: tabs.onVisible,
    client: fakeClient({ readSession: async () => ok({}), ...client }),
  });
  store.set(tickAtom);
  if (session) store.set(adoptSessionAtom, session);
  if (client.productList) void store.set(loadCatalogueAtom);
  const router = createMemoryRouter(
    [
      { path: '/', element: <h1>Home</h1> },
      { path: '/dtc', element: <h1>Retail</h1> },
      { path: '/admin', children: routes },
    ],
    { initialEntries: [path] },
  );
  render(
    <Provider store={store}>
      <StaffClientContext value={fakeStaffClient({ ...quiet, ...fakePreferences().calls, ...calls })}>
        <RouterProvider router={router} />
        <Toasts />
      </StaffClientContext>
    </Provider>,
  );
  return { store, router, tabs };
}
