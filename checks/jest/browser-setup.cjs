require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');

// A guard against what never comes, not a measure: on a busy machine the first dialog's code takes its second to load.
configure({ asyncUtilTimeout: 15_000 });

// jsdom has no layout and so no media queries: a window that matches none of them, as a wide one without wishes does.
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
