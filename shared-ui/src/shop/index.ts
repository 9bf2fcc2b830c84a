export { ListingStates } from './listing-states.tsx';
export { useAddToCart } from './use-add-to-cart.ts';
export { type CartOnPage, useCart } from './use-cart.ts';
export { useFilters } from './use-filters.ts';
export { type Listing, useFound, useListing } from './use-listing.ts';
export { useShuffled } from './use-shuffled.ts';
