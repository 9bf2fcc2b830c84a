import net from 'node:net';

/** Tests talk to this machine alone, and no test expects an error on the console. */
const OWN = new Set(['localhost', '127.0.0.1', '::1', undefined]);
const breaches: string[] = [];

type Target = { path?: string; host?: string; port?: number };

const connect = net.Socket.prototype.connect;
net.Socket.prototype.connect = function guarded(this: net.Socket, ...given: unknown[]) {
  const [first, second] = (Array.isArray(given[0]) ? given[0] : given) as [Target | number, string?];
  const target: Target =
    typeof first === 'object' && first !== null
      ? first
      : { port: first, ...(second ? { host: second } : {}) };
  if (target.path === undefined && !OWN.has(target.host)) {
    breaches.push(`network call to ${target.host}:${target.port}`);
    return this.destroy(new Error(`no network in tests: ${target.host}`));
  }
  return Reflect.apply(connect, this, given);
} as typeof connect;

const print = console.error;
console.error = (...args: unknown[]) => {
  // Node's own warnings are no errors of ours.
  if (String(args[0]).startsWith('(node:')) return print(...args);
  breaches.push(`console.error: ${args.join(' ')}`);
  print(...args);
};

// Listeners that add up are a leak.
process.on('warning', ({ name, message }) => {
  if (name === 'MaxListenersExceededWarning') breaches.push(`warning: ${message}`);
});

/** Throws if a call left this machine or an error was printed since it was last asked. */
export function assertNoBreach(): void {
  const [first] = breaches.splice(0);
  if (first) throw new Error(`unexpected ${first}`);
}
