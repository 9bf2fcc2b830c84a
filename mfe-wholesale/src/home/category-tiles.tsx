import type { ShopFacets } from 'shared-domain/catalogue';
import { PACKAGING_TILES, type PackagingType } from 'shared-domain/products';
import { CategoryTile, CategoryTiles } from 'shared-ui/category-tile';
import { categoryPath } from '../address/index.ts';

type Tile = {
  packaging: PackagingType;
  ground: 'spruce' | 'sea' | 'barrel';
  /** Products shown on it. */
  shown: number;
};

/** The tiles in their order (PAGE-7). */
const TILES: readonly Tile[] = [
  { packaging: '20L & 30L', ground: 'spruce', shown: 2 },
  { packaging: '50L', ground: 'sea', shown: 1 },
  { packaging: 'Packaged', ground: 'barrel', shown: 3 },
];

export type ShopTilesProps = { packagings: ShopFacets['packagings']; isReady: boolean };

/** The shop's three category tiles. */
export function ShopTiles({ packagings, isReady }: ShopTilesProps) {
  return (
    <CategoryTiles>
      {TILES.map(({ packaging, ground, shown }) => {
        const inside = packagings.find((one) => one.packaging === packaging);
        return (
          <CategoryTile
            key={packaging}
            title={PACKAGING_TILES[packaging]}
            note={noteOf(packaging, isReady ? (inside?.count ?? 0) : null)}
            ground={ground}
            products={inside?.examples.slice(0, shown) ?? []}
            to={categoryPath(packaging)}
          />
        );
      })}
    </CategoryTiles>
  );
}

function noteOf(packaging: PackagingType, count: number | null): string {
  if (packaging === 'Packaged') return 'Bottles/Cans';
  // A no-break space keeps the line's height until the products have loaded.
  if (count === null) return '\u00a0';
  return count === 1 ? '1 keg' : `${count} kegs`;
}
