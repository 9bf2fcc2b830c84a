export * from './details.ts';
export * from './field-rules.ts';
export * from './samples.ts';
export * from './text-limits.ts';
