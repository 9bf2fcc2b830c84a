export * from './deposits.ts';
export * from './ledger.ts';
export * from './sizes.ts';
