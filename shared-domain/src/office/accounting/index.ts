export * from './invoices.ts';
export * from './liquor-register.ts';
export * from './period.ts';
export * from './quickbooks-file.ts';
export * from './sales.ts';
export * from './sales-file.ts';
export * from './sold-order.ts';
export * from './xero-file.ts';
