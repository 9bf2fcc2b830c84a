export * from './retention.ts';
export * from './roles.ts';
