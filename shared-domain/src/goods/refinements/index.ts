export * from './counts.ts';
export * from './refinement.ts';
export * from './sorts.ts';
