export * from './charges.ts';
export * from './customer.ts';
export * from './document.ts';
export * from './id.ts';
export * from './refund.ts';
export * from './reprice.ts';
export * from './sorts.ts';
export * from './status.ts';
