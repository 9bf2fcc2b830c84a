/** A clock for tests: its time stands still until `advance`. */
export interface ManualClock {
  now: () => Date;
  schedule: (task: () => void, milliseconds: number) => () => void;
  /** Advances time and runs what is due, in order, letting pending promises settle in between. */
  advance: (milliseconds: number) => Promise<void>;
  /** Milliseconds from now of everything that is scheduled. */
  due: () => number[];
}

/** Lets promises that are already settled run their continuations. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

/** A manual clock set to a time. */
export function manualClock(start: string): ManualClock {
  let time = Date.parse(start);
  let tasks: { at: number; task: () => void }[] = [];
  return {
    now: () => new Date(time),
    schedule: (task, milliseconds) => {
      const entry = { at: time + milliseconds, task };
      tasks.push(entry);
      return () => {
        tasks = tasks.filter((other) => other !== entry);
      };
    },
    advance: async (milliseconds) => {
      const end = time + milliseconds;
      await settle();
      for (;;) {
        const next = tasks.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        tasks = tasks.filter((other) => other !== next);
        time = next.at;
        next.task();
        await settle();
      }
      time = end;
    },
    due: () => tasks.map(({ at }) => at - time).sort((a, b) => a - b),
  };
}
