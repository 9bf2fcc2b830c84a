export * from './rates.ts';
export * from './rows.ts';
export * from './taxes.ts';
