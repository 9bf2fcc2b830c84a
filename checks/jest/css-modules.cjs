// CSS modules in tests: each class name is its local name, so that tests can read a component's state from it.
module.exports = new Proxy(
  { __esModule: true },
  { get: (target, name) => (name === 'default' ? module.exports : (target[name] ?? String(name))) },
);
