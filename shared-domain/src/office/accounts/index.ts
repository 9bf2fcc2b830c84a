export * from './postal-code.ts';
export * from './purchases.ts';
