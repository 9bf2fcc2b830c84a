import { staffMember, wholesaleOrder } from '../../../test/buyers.ts';
import { stockedShop } from '../../../test/test-shop.ts';
import { findOrder, reviseOrder } from './revise.ts';

const shop = stockedShop({ _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 10 });

/** Each change repeats those that came first: `npm run verify` makes more of them. */
const CHANGES = process.env.VERIFY === 'true' ? 100 : 25;

test(`${CHANGES} concurrent changes of one order are all made, each once`, async () => {
  const id = await wholesaleOrder(await staffMember(shop));
  const at = shop.clock.now();
  const details = Array.from({ length: CHANGES }, (_, place) => `change ${place}`);
  await Promise.all(
    details.map((detail) =>
      reviseOrder(shop.api.deps, id, () => ({
        $push: { timeline: { at, who: 'system', event: 'stock', detail } },
      })),
    ),
  );
  const order = await findOrder(shop.api.deps, id);
  const written = order?.timeline.slice(1).map(({ detail }) => detail);
  expect(written?.sort()).toEqual(details.sort());
});
