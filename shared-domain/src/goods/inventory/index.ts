export * from './address.ts';
export * from './inventory.ts';
export * from './quick-filters.ts';
