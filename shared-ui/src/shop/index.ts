export { OfflineBar } from './offline-bar.tsx';
export { ShopCards } from './shop-cards.tsx';
export { SortAndFilter } from './sort-and-filter.tsx';
export { useAddToCart } from './use-add-to-cart.ts';
export { type CartOnPage, useCart } from './use-cart.ts';
export { usePreloadedPages } from './use-preloaded-pages.ts';
export { type ShopList, useShopList } from './use-shop-list.ts';
export { useShuffled } from './use-shuffled.ts';
