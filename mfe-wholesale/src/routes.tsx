import type { RouteObject } from 'shared-ui/router';

/** The pages of this remote, relative to its base path. */
export const routes: RouteObject[] = [{ index: true, element: <h1>Wholesale Shop</h1> }];
