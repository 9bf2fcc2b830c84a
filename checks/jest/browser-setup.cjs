require('@testing-library/jest-dom');
const { configure, getConfig } = require('@testing-library/dom');

// Generous on purpose: on a busy machine the first dialog's code can take a second to load.
configure({ asyncUtilTimeout: 15_000 });

// A wait looks again at every change of the page: the page is printed only for the look that it fails with.
const { getElementError } = getConfig();
configure({
  getElementError(message, container) {
    if (!getConfig()._disableExpensiveErrorDiagnostics) return getElementError(message, container);
    const error = Object.assign(new Error(message), { name: 'TestingLibraryElementError' });
    const get = () => getElementError(message, container).message;
    return Object.defineProperty(error, 'message', { configurable: true, get });
  },
});

// jsdom has no layout and no media queries; this window matches none of them, like a wide one without preferences.
if (typeof window !== 'undefined' && !window.matchMedia) {
  window.matchMedia = (media) => ({
    media,
    matches: false,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
    onchange: null,
  });
}

// jsdom searches every style rule at each call, and a query by role calls it for each element and its ancestors. The
// answers stay valid until the document changes.
if (typeof window !== 'undefined') {
  const compute = window.getComputedStyle.bind(window);
  let cache = new WeakMap();
  const clear = () => {
    cache = new WeakMap();
  };
  const changes = new MutationObserver(clear);
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || !document.contains(element)) return compute(element, pseudo);
    if (changes.takeRecords().length > 0) clear();
    if (!cache.has(element)) cache.set(element, compute(element));
    return cache.get(element);
  };
}

// React's development build records a stack for each element, which only its warnings show; it stops once this counter is at
// 10,000.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = require('react');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} });
