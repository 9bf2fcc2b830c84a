import { type Asked, askOnce, measure } from '../load.ts';
import { startMedusa } from '../peers/medusa.ts';
import { startOwn } from '../peers/own.ts';
import { requirePostgres } from '../peers/postgres.ts';
import type { Shop } from '../peers/shop.ts';
import { startVendure } from '../peers/vendure.ts';
import { memoryMbOf } from '../process-cost.ts';
import { type Row, ratio } from '../sheet.ts';
import { ordersOf } from './orders.ts';

const PRODUCTS = 500;
const BUYERS = 8;
const PRESSURE = { connections: 20, seconds: 8 };

/** Visitors' requests to this shop and to others with the same products, one after the other. */
export async function peers(): Promise<Row[]> {
  requirePostgres();
  const own = await figuresOf(startOwn);
  const others = [await figuresOf(startVendure), await figuresOf(startMedusa)];
  return Object.entries(own.figures).map(([call, figure]) => {
    const row: Row = { call, [own.name]: figure };
    for (const { name, figures } of others) {
      row[name] = figures[call] ?? 0;
      row[`ratio to ${name}`] = ratio(figure, figures[call] ?? 0);
    }
    return row;
  });
}

type Figures = { name: string; figures: Record<string, number> };

async function figuresOf(start: (products: number) => Promise<Shop>): Promise<Figures> {
  const shop = await start(PRODUCTS);
  const perSecond = async (asked: Asked, products: number) => {
    await expectProducts(asked, products);
    return (await measure(asked, shop.pid, PRESSURE)).perSecond;
  };
  try {
    const figures = {
      'first answer after a start, ms': shop.firstAnswerMs,
      'memory at rest, MB': shop.restMb,
      'page of 24, per s': await perSecond(shop.page, 24),
      'one product, per s': await perSecond(shop.product, 1),
      'search for hazy, per s': await perSecond(shop.search, 24),
      'order of one line, per s, 8 at once': await ordersPerSecond(shop),
      'memory afterwards, MB': memoryMbOf(shop.pid),
    };
    return { name: shop.name, figures };
  } finally {
    await shop.stop();
  }
}

/** Fails if a response has fewer products, since refusals are fast too. */
async function expectProducts(asked: Asked, count: number): Promise<void> {
  const skus = new Set((await askOnce(asked)).match(/BENCH-\d{6}/g));
  if (skus.size < count) throw new Error(`${asked.url} answered ${skus.size} products of ${count}.`);
}

async function ordersPerSecond({ order }: Shop): Promise<number> {
  // Warm up, so that hot code is compiled.
  await ordersOf(BUYERS, order);
  return (await ordersOf(BUYERS, order)).perSecond;
}
