import type { Task } from '../../foundation/background/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { sourceOf } from '../../requests/follow-ups/index.ts';
import { allocationModel } from './model.ts';
import { workOnAllocations } from './share.ts';

/** Shares closed allocations and ends expired holds. Several processes may run it concurrently. */
export const allocationTask = (deps: Deps): Task => ({
  name: 'allocations',
  everyMs: 2_000,
  run: (signal) => workOnAllocations(deps, signal),
});

export const allocationSource = sourceOf(allocationModel);
