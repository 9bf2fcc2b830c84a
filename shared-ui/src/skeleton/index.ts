export { GridSkeleton } from './grid-skeleton.tsx';
export { Skeleton, type SkeletonProps } from './skeleton.tsx';
