export { diskFullReason, indexSpaceMessage } from './disk.ts';
export {
  claimFirstData,
  claimOnce,
  isFirstDataIn,
  milestoneModel,
  recordFirstData,
} from './first-data-state.ts';
export { operationsHandlers } from './handlers.ts';
