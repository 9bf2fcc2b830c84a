export type { Sorting } from './heads.tsx';
export { type Column, List } from './list.tsx';
export { useInSteps } from './steps.ts';
export { useTicks } from './ticks.ts';
