import type { IndexRouteObject, NonIndexRouteObject } from 'react-router';

type Drawn = 'Component' | 'element' | 'ErrorBoundary' | 'errorElement' | 'HydrateFallback' | 'handle';

/** A page that is loaded when it is opened. */
type Lazy = { lazy?: () => Promise<Partial<Pick<IndexRouteObject, Drawn>>> };

/**
 * One place of the site and what is drawn there: the members of react-router's route objects that this router knows.
 * `Component` or `element` is drawn, around the routes below it if it contains an `Outlet`; `ErrorBoundary` or
 * `errorElement` in its place when it throws or its code doesn't arrive; `HydrateFallback` until the first page's code is
 * here. `lazy` loads any of these. `handle` is for the frame (`PageHandle`).
 */
export type RouteObject =
  | (Pick<IndexRouteObject, 'path' | 'index' | Drawn> & Lazy & { children?: undefined })
  | (Pick<NonIndexRouteObject, 'path' | 'index' | Drawn> & Lazy & { children?: RouteObject[] });
