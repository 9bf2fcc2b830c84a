export * from './company.ts';
export * from './keys.ts';
export * from './staff.ts';
