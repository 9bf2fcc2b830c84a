/** Reports each step with its duration when it is done. */
export type Steps = <T>(name: string, work: Promise<T>) => Promise<T>;

/** Reports steps as lines: "  0.3 s  database". */
export function timedSteps(report: (line: string) => void): Steps {
  return async (name, work) => {
    const began = performance.now();
    const result = await work;
    report(`${secondsSince(began)}  ${name}`);
    return result;
  };
}

/** The seconds since a moment of `performance.now()`, in a column of their own: " 12.3 s". */
export const secondsSince = (began: number): string =>
  `${((performance.now() - began) / 1000).toFixed(1).padStart(5)} s`;

/**
 * Promise.all that waits for every promise to settle before it throws, so that whatever was started is known and can be
 * stopped.
 */
export async function allDone<T extends unknown[]>(
  works: [...{ [K in keyof T]: Promise<T[K]> }],
): Promise<T> {
  for (const outcome of await Promise.allSettled(works)) {
    if (outcome.status === 'rejected') throw outcome.reason;
  }
  return (await Promise.all(works)) as T;
}
