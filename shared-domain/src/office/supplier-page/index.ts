export * from './deliveries.ts';
export * from './file.ts';
export * from './stock.ts';
