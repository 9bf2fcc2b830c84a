export * from './dated.ts';
export * from './day.ts';
export * from './period.ts';
