export * from './charge.ts';
export * from './table.ts';
