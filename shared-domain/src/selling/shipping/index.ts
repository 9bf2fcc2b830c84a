export * from './estimate.ts';
export * from './options.ts';
