export * from './retention.ts';
export * from './roles.ts';
export type { TradeSettings } from './trade-settings.ts';
