import type { IndexRouteObject, NonIndexRouteObject } from 'react-router';

type Drawn = 'Component' | 'element' | 'ErrorBoundary' | 'errorElement' | 'HydrateFallback' | 'handle';

type Lazy = { lazy?: () => Promise<Partial<Pick<IndexRouteObject, Drawn>>> };

/**
 * The supported members of react-router's route objects: `Component` or `element`, with an `Outlet` for child routes;
 * `ErrorBoundary` or `errorElement` if it throws or fails to load; `HydrateFallback` while the first page loads; `lazy`
 * for any of these; `handle` for the frame (`PageHandle`).
 */
export type RouteObject =
  | (Pick<IndexRouteObject, 'path' | 'index' | Drawn> & Lazy & { children?: undefined })
  | (Pick<NonIndexRouteObject, 'path' | 'index' | Drawn> & Lazy & { children?: RouteObject[] });
