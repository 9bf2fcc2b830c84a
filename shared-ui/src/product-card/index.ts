export { Brand } from './brand.tsx';
export type { CardTarget } from './card-title.tsx';
export { ProductCard } from './checked-card.tsx';
export { flyToCart } from './fly-to-cart.ts';
export { metaOf } from './meta.ts';
export type { ProductCardProps } from './product-card.tsx';
export { stockWord } from './stock-word.ts';
export { useStockWord } from './use-stock-word.ts';
