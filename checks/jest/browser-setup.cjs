require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');

// Generous on purpose: on a busy machine the first dialog's code can take a second to load.
configure({ asyncUtilTimeout: 15_000 });

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
