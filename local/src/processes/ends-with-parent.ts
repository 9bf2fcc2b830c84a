/**
 * Preloaded (`--import`) into every process that `npm start` starts: when the parent is gone, even by
 * SIGKILL, the IPC channel closes and the process ends itself as if it had been asked to.
 */
const GRACE_MS = 10_000;

process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), GRACE_MS).unref();
});
// Listening refs the channel; it alone must not keep a process alive that has nothing left to do.
process.channel?.unref();
