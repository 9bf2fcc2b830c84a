export * from './dated.ts';
export * from './day.ts';
export * from './lazy-date-format.ts';
export * from './period.ts';
