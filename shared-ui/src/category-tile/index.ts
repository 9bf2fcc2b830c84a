export { CategoryTile, type CategoryTileProps } from './category-tile.tsx';
export { CategoryTiles } from './category-tiles.tsx';
