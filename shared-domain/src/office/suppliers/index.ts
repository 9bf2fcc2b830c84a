export * from './supplier.ts';
