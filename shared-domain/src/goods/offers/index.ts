export * from './offers.ts';
