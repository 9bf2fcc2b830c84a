export * from './reminders.ts';
export * from './standing.ts';
