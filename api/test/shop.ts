import { randomUUID } from 'node:crypto';
import { licenseeModel } from '../src/accounts/licences/index.ts';
import { type ProductDocument, productModel } from '../src/catalogue/products/index.ts';
import { orderModel } from '../src/orders/order/index.ts';
import { reconcileOrders } from '../src/orders/placing/index.ts';
import type { Worker } from '../src/requests/follow-ups/index.ts';
import { createOrderWorker } from '../src/workers.ts';
import { productDocument } from './products.ts';
import { empty, startApi, type TestApi } from './start-api.ts';

/** A mail as the mailbox shows it. */
export type SentMail = {
  to: string[];
  subject: string;
  html: string;
  text: string;
  replyTo?: string;
  customArgs?: Record<string, string>;
  attachments: { filename: string; contentId?: string; content: string }[];
};

/** A test's clock: it stands still unless it is moved. */
export type TestClock = { now: () => Date; advance: (milliseconds: number) => void };

/** The real app with its own engine and stand-ins, and a clock that a test moves. */
export type Shop = {
  api: TestApi;
  clock: TestClock;
  worker: Worker;
  standInsUrl: string;
  /** The address of the shop's database, for another process on it. */
  mongodbUri: string;
  /** Carries out all follow-ups that are due. */
  work: () => Promise<number>;
  reconcile: () => Promise<void>;
  mails: () => Promise<SentMail[]>;
  /** Empties the mailbox. */
  forgetMails: () => Promise<unknown>;
  /** Calls the control endpoints of a stand-in. */
  control: (path: string, body: object) => Promise<Record<string, unknown>>;
  stock: (id: string) => Promise<{ stock: number; looseUnits: number; holds: number }>;
  order: (id: string) => Promise<Record<string, unknown> & { followUps: { kind: string; state: string }[] }>;
  putProducts: (...products: (Partial<ProductDocument> & { _id: string })[]) => Promise<void>;
  /** Deletes what a test leaves behind. */
  clear: () => Promise<void>;
  stop: () => Promise<void>;
};

/** The collections of what tests leave behind. */
const LEFT_BEHIND = [
  'orders',
  'account_sums',
  'order_sums',
  'credit_numbers',
  'order_texts',
  'products',
  'idempotency_keys',
  'mails',
  'stripe_events',
  'settings',
  'carrier_rates',
  'deliveries',
  'keg_accounts',
  'receivables',
  'allocations',
  'runs',
  'driver_logs',
  'door_proofs',
  'staff',
  'standing_orders',
  'suppliers',
  'api_keys',
  'webhooks',
  'webhook_deliveries',
  'webhook_cursors',
  'supplier_links',
  'sales_reports',
  'passkeys',
  'person_sessions',
];

const START = new Date('2026-11-20T17:41:00.000Z');

function standingClock(): TestClock {
  let now = START.getTime();
  return {
    now: () => new Date(now),
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
}

/** Opens a shop for one test file, on its own database or a given one. */
export async function openShop(mongodbUri?: string, environment: Record<string, string> = {}): Promise<Shop> {
  const clock = standingClock();
  const api = await startApi({
    // A test that has its own engine stops it: calls give up waiting for it as they do in production.
    ...(mongodbUri ? { mongodbUri, timeoutMs: 2_000 } : {}),
    parts: { clock: clock.now },
    standIns: { clock: clock.now, retryAfterMs: 20 },
    environment: { ADMIN_DEV_MODE: 'true', ...environment },
  });
  const { deps, standIns } = api;
  const worker = createOrderWorker(deps);
  const control = async (path: string, body: object) => {
    const response = await fetch(`${standIns.url}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Record<string, unknown>;
  };
  const forgetMails = () => fetch(`${standIns.url}/local/mailbox/messages.json`, { method: 'DELETE' });
  await licenseeModel(deps.connection).create([
    { _id: '104882', companyName: 'The Gull & Anchor', created_at: START, updatedAt: START },
  ]);
  return {
    api,
    clock,
    worker,
    control,
    standInsUrl: standIns.url,
    mongodbUri: api.mongodbUri,
    work: () => worker.runDue(),
    reconcile: () => reconcileOrders(deps),
    mails: async () => {
      const response = await fetch(`${standIns.url}/local/mailbox/messages.json`);
      return ((await response.json()) as { messages: SentMail[] }).messages;
    },
    forgetMails,
    stock: async (id) => {
      const product = await productModel(deps.connection).findById(id).lean();
      const holds = (product?.holds ?? []).filter(({ returned }) => !returned).length;
      return { stock: product?.stock ?? -1, looseUnits: product?.looseUnits ?? -1, holds };
    },
    order: async (id) => (await orderModel(deps.connection).findById(id).lean()) as never,
    putProducts: async (...products) => {
      await productModel(deps.connection).insertMany(products.map(productDocument));
    },
    clear: async () => {
      await Promise.all([
        control('/stripe/_control', {}),
        control('/sendgrid/_control', {}),
        control('/carrier/_control', {}),
        control('/carrier/_control/offers', {}),
        control('/stripe/_control/webhooks', { url: `${api.url}/api/webhooks/stripe` }),
        forgetMails(),
        empty(deps.connection, LEFT_BEHIND),
      ]);
    },
    stop: () => api.stop(),
  };
}

/** A fresh `Idempotency-Key`. */
export const freshKey = (): string => randomUUID();

/** A line of a cart, an order or an edit. */
export const line = (productId: string, quantity: number) => ({ productId, quantity });

/** The checkout form, the same in every test. */
export const checkoutForm = {
  firstName: 'Ines',
  lastName: 'Tremblay',
  email: 'ines@tremblay.example',
  address: '2256 West 4th Avenue',
  city: 'Vancouver',
  province: 'BC',
  postalCode: 'V6K 1N9',
};

export const kegForm = {
  firstName: 'Ines',
  lastName: 'Tremblay',
  email: 'ines@tremblay.example',
  phone: '604-555-0199',
};
