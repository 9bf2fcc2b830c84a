import { KEG_SIZES, type KegSize, kegSizeOf } from 'shared-domain/kegs';
import { isMerchandise } from 'shared-domain/products';
import type { StoredItem } from '../../orders/order/index.ts';
import type { DocumentedRun } from './read.ts';

/** A product summed over a run, and the numbers of the stops that get it. */
export type Picked = { id: string; name: string; brand: string; number: number; stops: number[] };

type Wanted = (item: StoredItem) => boolean;

const isKeg: Wanted = (item) => kegSizeOf(item) !== null;
const isPiece: Wanted = ({ productCategory = '' }) => isMerchandise({ category: productCategory });

/** Cases and merchandise of a run, by brand, then item number. */
export const pickedLines = (paper: DocumentedRun) => ({
  cases: summed(paper, (item) => !isKeg(item) && !isPiece(item)),
  pieces: summed(paper, (item) => !isKeg(item) && isPiece(item)),
});

/** Kegs of a run by size, the largest first; `isFirst` is the first row of its size. */
export const pickedKegs = (paper: DocumentedRun): (Picked & { size: KegSize; isFirst: boolean })[] =>
  KEG_SIZES.flatMap((size) =>
    summed(paper, (item) => kegSizeOf(item) === size).map((keg, index) => ({
      ...keg,
      size,
      isFirst: index === 0,
    })),
  );

function summed({ stops, brands }: DocumentedRun, isWanted: Wanted): Picked[] {
  const byId = new Map<string, Picked>();
  for (const { number, order } of stops)
    for (const item of order.items.filter(isWanted)) {
      const units = item.quantity - (item.refunded ?? 0);
      if (units <= 0) continue;
      const { productId: id, productName: name } = item;
      const picked = byId.get(id) ?? { id, name, brand: brands.get(id) ?? '', number: 0, stops: [] };
      byId.set(id, {
        ...picked,
        number: picked.number + units,
        stops: picked.stops.includes(number) ? picked.stops : [...picked.stops, number],
      });
    }
  const key = ({ brand, id }: Picked) => `${brand}\n${id}`;
  return [...byId.values()].sort((one, other) => (key(one) < key(other) ? -1 : 1));
}
