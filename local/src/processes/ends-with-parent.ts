/**
 * Preloaded (`--import`) into every process that `npm start` starts: when the parent dies, even by SIGKILL, the IPC channel
 * closes and the process ends itself as after SIGTERM.
 */
const GRACE_MS = 10_000;

process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), GRACE_MS).unref();
});
// Listening refs the channel, which must not keep an idle process alive.
process.channel?.unref();
