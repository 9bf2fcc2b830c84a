/** The hour, in UTC, when it is night in Vancouver. */
const HOUR = 11;

/** Milliseconds from `now` to the next night's work. */
export function untilNight(now: number): number {
  const night = new Date(now).setUTCHours(HOUR, 0, 0, 0);
  return (night > now ? night : night + 86_400_000) - now;
}

/** Runs a task each night without keeping the process alive; a failure is logged and retried the next night. */
export function everyNight(work: () => Promise<void>, log = console.error): void {
  const next = () => setTimeout(() => void work().catch(log).then(next), untilNight(Date.now())).unref();
  next();
}
