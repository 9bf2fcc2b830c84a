export { ProductCard } from './checked-card.tsx';
export type { ProductCardProps } from './product-card.tsx';
export { useStockWord } from './use-stock-word.ts';
