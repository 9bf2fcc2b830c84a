export * from './allocations/index.ts';
export * from './reminders.ts';
export * from './standing.ts';
