export { Brand } from './brand.tsx';
export type { CardTarget } from './card-title.tsx';
export { flyToCart } from './fly-to-cart.ts';
export { metaOf } from './meta.ts';
export { ProductCard, type ProductCardProps } from './product-card.tsx';
export { stockWord } from './stock-word.ts';
export { useStockWord } from './use-stock-word.ts';
