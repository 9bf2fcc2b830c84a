import { skuOf } from '../products.ts';
import { startSystem } from '../system.ts';
import { quoteAndOrder } from '../tables/orders.ts';
import { secondApi } from '../tables/start.ts';
import type { Shop } from './shop.ts';

/** This shop with a number of products; start and memory at rest are those of a second API process. */
export async function startOwn(products: number): Promise<Shop> {
  const system = await startSystem(products);
  const list = `${system.api}/api/products`;
  const second = await secondApi(system);
  second.stop();
  return {
    ...second,
    name: 'this shop',
    pid: system.pid('api'),
    page: { url: `${list}?limit=24` },
    product: { url: `${list}/${skuOf(250)}` },
    search: { url: `${list}?channel=dtc&search=hazy&limit=24` },
    order: () => quoteAndOrder(system.api, 1),
    stop: system.stop,
  };
}
