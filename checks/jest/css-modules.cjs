// A CSS module in tests: each class name is its own local name, so that a test can read which state a piece is in.
module.exports = new Proxy(
  { __esModule: true },
  { get: (target, name) => (name === 'default' ? module.exports : (target[name] ?? String(name))) },
);
