export * from './allocation.ts';
export * from './deposit-fee.ts';
export * from './packaging.ts';
export * from './product.ts';
