import { MemoryRouter, UNSAFE_createMemoryHistory } from 'react-router';
import { createPageRouter } from './page-router.ts';
import type { RouteObject } from './route.ts';

/** Routers without a browser, for pages drawn ahead and for tests. Not in `index.ts`, which every customer loads. */
export { MemoryRouter };

/** A router that begins at the last of the addresses, or at `/`. */
export const createMemoryRouter = (
  routes: RouteObject[],
  options?: Parameters<typeof UNSAFE_createMemoryHistory>[0],
) => createPageRouter(UNSAFE_createMemoryHistory(options), routes);
