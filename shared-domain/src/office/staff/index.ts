export * from './flags.ts';
export * from './retention.ts';
export * from './roles.ts';
