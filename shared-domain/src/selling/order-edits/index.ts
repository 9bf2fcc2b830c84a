export * from './edit.ts';
export * from './edit-text.ts';
export type { LineCharge } from './line-charges.ts';
export * from './mail.ts';
export * from './own-change.ts';
