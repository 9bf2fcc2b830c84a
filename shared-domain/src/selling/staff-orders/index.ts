export * from './contact.ts';
export * from './typed-line.ts';
export * from './usual.ts';
