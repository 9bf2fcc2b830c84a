import { openShop, type Shop } from './shop.ts';
import { keptState } from './start-api.ts';

/**
 * The shop of a test file, or of a `describe`: it opens before the first test and closes after the last. Its parts are
 * available in hooks and tests only.
 */
export function testShop(): Shop {
  const shop = {} as Shop;
  beforeAll(async () => {
    Object.assign(shop, await openShop());
  });
  afterAll(() => shop.stop());
  return shop;
}

/** A test file's shop in which each test finds these products and nothing from the test before. */
export function stockedShop(...products: Parameters<Shop['putProducts']>): Shop {
  const shop = testShop();
  beforeEach(async () => {
    await shop.clear();
    await shop.putProducts(...products);
  });
  return shop;
}

/** Prepares a test file's shop once: each test finds the documents and the time that there were afterwards. */
export function prepared(shop: Shop, prepare: () => Promise<void>): void {
  let restore: () => Promise<void>;
  let at: number;
  beforeAll(async () => {
    await prepare();
    restore = await keptState(shop.api.deps.connection);
    at = shop.clock.now().getTime();
  });
  beforeEach(async () => {
    shop.clock.advance(at - shop.clock.now().getTime());
    await shop.clear();
    await restore();
  });
}
