export { FindingRow } from './finding-row.tsx';
export { FollowUpRow } from './follow-up-row.tsx';
export { ReturnedRow } from './returned-row.tsx';
export { WaitingRow } from './waiting-row.tsx';
