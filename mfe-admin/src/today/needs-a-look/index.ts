export { FeedRow, feedsIn } from './feed-row.tsx';
export { FindingRow } from './finding-row.tsx';
export { FollowUpRow } from './follow-up-row.tsx';
export { HeldRow, ReturnedRow, WaitingRow } from './order-row.tsx';
