export * from './address.ts';
export * from './filters.ts';
export * from './folding.ts';
export * from './inventory.ts';
export * from './listing.ts';
export * from './quick-filters.ts';
export * from './search.ts';
export * from './sorts.ts';
