import type { RouteObject } from 'react-router';

/** Shown until the first page's code has loaded. */
export const nothingYet = () => null;

/** Separate, because the driver's page doesn't use it. */
const layout = () => import(/* webpackChunkName: "layout" */ './frame/layout/index.ts');

/** Pages that show their content before MUI has loaded. */
const firstPages: RouteObject[] = [
  {
    index: true,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "dashboard" */ './today/dashboard/dashboard.tsx'))
        .Dashboard,
    }),
  },
  {
    path: 'products',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "inventory" */ './products/inventory/inventory-page.tsx'))
        .InventoryPage,
    }),
  },
];

/** The protected layout with its pages. It waits for the answers that the page's HTML asked for: they are there before its code. */
export const staffArea = (...others: RouteObject[]): RouteObject => ({
  HydrateFallback: nothingYet,
  lazy: async () => {
    const { StaffLayout, early } = await layout();
    return { Component: StaffLayout, loader: () => early.arrived };
  },
  shouldRevalidate: () => false,
  children: [
    {
      lazy: async () => ({ ErrorBoundary: (await layout()).PageFailure }),
      children: [...firstPages, ...others],
    },
  ],
});

/** What the gateway draws: pages without MUI. */
export const routes: RouteObject[] = [staffArea()];
