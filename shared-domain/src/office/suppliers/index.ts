export * from './columns.ts';
export * from './reporting-week.ts';
export * from './sales-lines.ts';
export * from './supplier.ts';
