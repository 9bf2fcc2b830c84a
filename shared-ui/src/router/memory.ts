/** Routers without a browser, for prerendering and tests. Not in `index.ts`, which every customer loads. */
export { createMemoryRouter, MemoryRouter } from './memory-router.tsx';
