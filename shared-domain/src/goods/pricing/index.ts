export * from './channels.ts';
export * from './lto.ts';
export * from './price.ts';
export * from './repricing.ts';
