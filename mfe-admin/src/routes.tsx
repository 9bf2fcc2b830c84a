import type { RouteObject } from 'shared-ui/router';
import { PageFailure, StaffLayout } from './layout/index.ts';

/** The pages of the protected layout; each comes when somebody goes there. */
const pages: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import('./dashboard/dashboard.tsx')).Dashboard }) },
  { path: 'orders', lazy: async () => ({ Component: (await import('./orders/orders.tsx')).Orders }) },
  {
    path: 'products',
    lazy: async () => ({ Component: (await import('./inventory/inventory-page.tsx')).InventoryPage }),
  },
  { path: 'license', lazy: async () => ({ Component: (await import('./licences/licences.tsx')).Licences }) },
  { path: 'retail-leads', lazy: async () => ({ Component: (await import('./leads/leads.tsx')).Leads }) },
  {
    path: 'future-shop',
    lazy: async () => ({ Component: (await import('./future-shop/future-shop.tsx')).FutureShop }),
  },
  { path: 'audit', lazy: async () => ({ Component: (await import('./audit/audit.tsx')).Audit }) },
];

/** The staff area (section 2, admin screens): sign-in, and everything else inside the protected layout. */
export const routes: RouteObject[] = [
  { path: 'login', lazy: async () => ({ Component: (await import('./sign-in/sign-in.tsx')).SignIn }) },
  { Component: StaffLayout, children: [{ errorElement: <PageFailure />, children: pages }] },
];

export { slots } from './slots/index.ts';
