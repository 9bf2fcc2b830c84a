import type { Task } from './background/index.ts';
import type { Deps } from './dependencies.ts';
import { sweepRateLimits } from './protections/limit-store.ts';

const MINUTE = 60_000;

/** Everything that a process does beside answering. Each task may run in several processes at once. */
export function backgroundTasks(deps: Deps): Task[] {
  return [
    deps.live.task,
    {
      name: 'sweep rate limits',
      everyMs: 10 * MINUTE,
      run: () => sweepRateLimits(deps.connection, deps.clock()),
    },
  ];
}
