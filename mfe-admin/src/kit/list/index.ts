export type { Sorting } from './heads.tsx';
export { type Column, List } from './list.tsx';
export { useTicks } from './ticks.ts';
