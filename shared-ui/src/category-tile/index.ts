export { CategoryTile } from './category-tile.tsx';
export { CategoryTiles } from './category-tiles.tsx';
