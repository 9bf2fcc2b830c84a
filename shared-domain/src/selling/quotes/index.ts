export * from './present.ts';
export * from './quote.ts';
export * from './totals.ts';
