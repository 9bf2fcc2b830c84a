export * from './edit.ts';
export * from './edit-text.ts';
export * from './mail.ts';
export * from './own-change.ts';
