/** Routers without a browser, for pages drawn ahead and for tests. Not in `index.ts`, which every customer loads. */
export { createMemoryRouter, MemoryRouter } from './memory-router.tsx';
