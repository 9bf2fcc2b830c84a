import type { Connection } from 'mongoose';
import type { Task } from '../../foundation/background/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import type { FollowUpSource } from '../../requests/follow-ups/index.ts';
import { allocationModel } from './model.ts';
import { workOnAllocations } from './share.ts';

/** Shares closed allocations and ends expired holds. Several processes may run it concurrently. */
export const allocationTask = (deps: Deps): Task => ({
  name: 'allocations',
  everyMs: 2_000,
  run: (signal) => workOnAllocations(deps, signal),
});

/** Allocations as a source of follow-ups. */
export const allocationSource = (connection: Connection): FollowUpSource =>
  allocationModel(connection) as unknown as FollowUpSource;
