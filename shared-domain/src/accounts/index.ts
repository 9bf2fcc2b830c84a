export * from './buying.ts';
export * from './postal-code.ts';
