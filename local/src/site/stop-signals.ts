const LOOK_EVERY_MS = 1_000;

/**
 * Calls `stop` once on Ctrl-C, SIGTERM, a closed terminal, or the end of the `npm` that started us. On a second signal the
 * process exits immediately, and its children follow.
 */
export function onStopAsked(stop: () => Promise<void>): void {
  let asked = false;
  const ask = () => {
    if (asked) process.exit(1);
    asked = true;
    void stop().finally(() => clearInterval(watching));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
  // A killed npm sends no signal, so we watch our parent; without npm a missing parent may be intended (a service, nohup).
  const { ppid } = process;
  const watching = setInterval(() => {
    if (process.env.npm_lifecycle_event === 'start' && process.ppid !== ppid && !asked) ask();
  }, LOOK_EVERY_MS).unref();
}
