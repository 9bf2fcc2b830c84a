export * from './address.ts';
export * from './filters.ts';
export * from './folding.ts';
export * from './listing.ts';
export * from './search.ts';
export * from './shop-list.ts';
export * from './sorts.ts';
export * from './units.ts';
