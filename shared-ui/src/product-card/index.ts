export { ProductCard } from './checked-card.tsx';
export type { ProductCardProps } from './product-card.tsx';
export { useStockMessage } from './use-stock-message.ts';
