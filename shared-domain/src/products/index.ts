export * from './deposit-fee.ts';
export * from './field-rules.ts';
export * from './packaging.ts';
export * from './product.ts';
export * from './samples.ts';
export * from './text-limits.ts';
