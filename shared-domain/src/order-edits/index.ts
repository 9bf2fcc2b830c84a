export * from './edit.ts';
export type { LineCharge } from './line-charges.ts';
export * from './mail.ts';
export * from './words.ts';
