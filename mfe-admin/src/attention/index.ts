export { FindingRow } from './finding-row.tsx';
export { FollowUpRow } from './follow-up-row.tsx';
export { useTroubles } from './use-troubles.ts';
