export * from './customer.ts';
export * from './document.ts';
export * from './id.ts';
export * from './payment-items.ts';
export * from './refund.ts';
export * from './reprice.ts';
export * from './sorts.ts';
export * from './status.ts';
