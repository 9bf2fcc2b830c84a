export * from './hold.ts';
export * from './ledger.ts';
export * from './online.ts';
export * from './reminders.ts';
export * from './statement.ts';
