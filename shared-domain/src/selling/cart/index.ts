export * from './changes.ts';
export * from './contents.ts';
export * from './line.ts';
export * from './paths.ts';
export * from './quote.ts';
export * from './reconcile.ts';
