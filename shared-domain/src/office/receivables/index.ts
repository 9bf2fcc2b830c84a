export * from './hold.ts';
export * from './ledger.ts';
