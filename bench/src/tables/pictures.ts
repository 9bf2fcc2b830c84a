import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Row } from '../sheet.ts';
import { type System, startSystem } from '../system.ts';
import { ordersOf, quoteAndOrder } from './orders.ts';

const PRODUCTS = 500;
const BUYERS = 8;

/** What an order costs alone, and while staff upload a photo of each of five hundred products. */
export async function pictures(): Promise<Row[]> {
  const system = await startSystem(PRODUCTS);
  try {
    const order = () => quoteAndOrder(system.api);
    // Warm up, so that hot code is compiled.
    await ordersOf(BUYERS, order);
    const alone = rowOf('alone', await ordersOf(BUYERS, order));
    const staff = await uploading(system);
    const meanwhile = rowOf('while photos are uploaded', await ordersOf(BUYERS, order));
    const { sent, refused } = await staff();
    return [alone, { ...meanwhile, 'photos stored': sent, 'photos refused for now': refused }];
  } finally {
    await system.stop();
  }
}

const rowOf = (what: string, { perSecond, p99Ms }: Awaited<ReturnType<typeof ordersOf>>): Row => ({
  orders: what,
  'orders a second': perSecond,
  'p99, ms': p99Ms,
});

/**
 * Sends photos from a thread of their own, so that the orders' own times don't contain the work of sending them, until all products have
 * one or the answered function is called; it answers with how many were stored and refused until then.
 */
async function uploading({ api, cookie }: System): Promise<() => Promise<{ sent: number; refused: number }>> {
  const worker = new Worker(new URL('./photos.ts', import.meta.url), {
    workerData: { api, cookie, products: PRODUCTS },
  });
  await once(worker, 'message');
  return async () => {
    worker.postMessage('stop');
    const [counts] = await once(worker, 'message');
    await once(worker, 'exit');
    return counts;
  };
}
