import type { ShopFacets } from 'shared-domain/catalogue';
import { PACKAGING_TILES, type PackagingType } from 'shared-domain/products';
import { CategoryTile, CategoryTiles } from 'shared-ui/category-tile';

const SIZES = [
  { size: '20L & 30L', note: 'Slim enough for a kegerator', ground: 'spruce' },
  { size: '50L', note: 'For a full house', ground: 'sea' },
] as const;

const SHOWN = 2;

export type SizeTilesProps = {
  packagings: ShopFacets['packagings'];
  chosen: readonly PackagingType[];
  onChoose: (chosen: PackagingType[]) => void;
};

/** The two keg sizes as filters (PAGE-8): a click selects, a second click clears. */
export function SizeTiles({ packagings, chosen, onChoose }: SizeTilesProps) {
  return (
    <CategoryTiles label="Keg sizes">
      {SIZES.map(({ size, note, ground }) => (
        <CategoryTile
          key={size}
          title={PACKAGING_TILES[size]}
          note={note}
          ground={ground}
          products={packagings.find(({ packaging }) => packaging === size)?.examples.slice(0, SHOWN) ?? []}
          selected={chosen.includes(size)}
          onSelect={() => onChoose(chosen.includes(size) ? [] : [size])}
        />
      ))}
    </CategoryTiles>
  );
}
