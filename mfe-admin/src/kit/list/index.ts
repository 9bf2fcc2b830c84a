export type { Sorting } from './heads.tsx';
export { type Column, List, type Source } from './list.tsx';
