export type { CardTarget } from './card-title.tsx';
export { ProductCard } from './checked-card.tsx';
export type { ProductCardProps } from './product-card.tsx';
export { useStockWord } from './use-stock-word.ts';
