export * from './availability.ts';
export * from './movement.ts';
