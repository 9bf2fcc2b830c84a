export * from './added.ts';
export * from './charge.ts';
export * from './table.ts';
