export { changeStatus } from './change-status.ts';
export { endReviewHandler } from './end-review.ts';
export { adminOrderHandlers } from './handlers.ts';
