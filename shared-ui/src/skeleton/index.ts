export { CardSkeleton } from './card-skeleton.tsx';
export { GridSkeleton } from './grid-skeleton.tsx';
export { Skeleton, type SkeletonProps } from './skeleton.tsx';
