export * from './hold.ts';
export * from './ledger.ts';
export * from './statement.ts';
