// Tests talk to this machine alone. A call to anywhere else fails the test that made it, and is not made.
const net = require('node:net');

const OWN = new Set(['localhost', '127.0.0.1', '::1', undefined]);
const strays = [];
const connect = net.Socket.prototype.connect;

net.Socket.prototype.connect = function guarded(...given) {
  const [first, second] = Array.isArray(given[0]) ? given[0] : given;
  const options = typeof first === 'object' && first !== null ? first : { port: first, host: second };
  if (options.path === undefined && !OWN.has(options.host)) {
    strays.push(`${options.host}:${options.port}`);
    this.destroy(new Error(`no network in tests: ${options.host}`));
    return this;
  }
  return connect.apply(this, given);
};

afterEach(() => {
  const seen = strays.splice(0);
  if (seen.length > 0) throw new Error(`unexpected network call to ${seen[0]}`);
});
