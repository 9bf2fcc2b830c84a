export { HitField, HitList } from './hits.tsx';
export { useActive } from './use-active.ts';
