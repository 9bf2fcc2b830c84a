export { GridSkeleton } from './grid-skeleton.tsx';
export { Skeleton } from './skeleton.tsx';
