require('@testing-library/jest-dom');

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
