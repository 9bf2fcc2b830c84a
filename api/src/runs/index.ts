export { changeRunDay } from './change.ts';
export { runHandlers } from './handlers.ts';
export { readRunDay, runDayModel } from './model.ts';
export { findStop } from './on-run.ts';
export { presentRunOrder } from './present.ts';
