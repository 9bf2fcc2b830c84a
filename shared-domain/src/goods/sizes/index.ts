export * from './size.ts';
