const LOOK_EVERY_MS = 1_000;

/**
 * Calls `stop` once when the person or the system asks for the end: Ctrl-C, SIGTERM, a closed terminal, or the
 * end of the `npm` that started us. Asked a second time, the process ends at once and its children by themselves.
 */
export function onStopAsked(stop: () => Promise<void>): void {
  let asked = false;
  const ask = () => {
    if (asked) process.exit(1);
    asked = true;
    void stop().finally(() => clearInterval(watching));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
  // npm that is killed tells nobody; without npm there may be no parent on purpose (a service, nohup).
  const { ppid } = process;
  const watching = setInterval(() => {
    if (process.env.npm_lifecycle_event === 'start' && process.ppid !== ppid && !asked) ask();
  }, LOOK_EVERY_MS).unref();
}
