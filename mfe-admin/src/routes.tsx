import type { RouteObject } from 'shared-ui/router';

/** Shown until the first page's code has loaded. */
const nothingYet = () => null;

/** Separate, because the driver's page doesn't use it. */
const layout = () => import(/* webpackChunkName: "layout" */ './layout/index.ts');

/** Pages that show their content before MUI has loaded. */
const firstPages: RouteObject[] = [
  {
    index: true,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "dashboard" */ './dashboard/dashboard.tsx')).Dashboard,
    }),
  },
  {
    path: 'products',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "inventory" */ './inventory/inventory-page.tsx'))
        .InventoryPage,
    }),
  },
];

/** The other pages of the protected layout, with MUI. Each is loaded on demand. */
const pages: RouteObject[] = [
  {
    path: 'orders',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "orders" */ './orders/list/index.ts')).Orders,
    }),
  },
  {
    path: 'orders/new',
    lazy: async () => ({ Component: (await import('./new-order/new-order-page.tsx')).NewOrderPage }),
  },
  {
    path: 'orders/:id/packing-slip',
    lazy: async () => ({ Component: (await import('./documents/document-page.tsx')).PackingSlipPage }),
  },
  {
    path: 'orders/:id/invoice',
    lazy: async () => ({ Component: (await import('./documents/document-page.tsx')).InvoicePage }),
  },
  {
    path: 'upload',
    lazy: async () => ({ Component: (await import('./imports/upload-page.tsx')).UploadPage }),
  },
  {
    path: 'descriptions',
    lazy: async () => ({ Component: (await import('./imports/descriptions-page.tsx')).DescriptionsPage }),
  },
  {
    path: 'releases',
    lazy: async () => ({ Component: (await import('./releases/releases-page.tsx')).ReleasesPage }),
  },
  { path: 'license', lazy: async () => ({ Component: (await import('./licences/licences.tsx')).Licences }) },
  {
    path: 'licences/:number',
    lazy: async () => ({ Component: (await import('./accounts/account-page.tsx')).AccountPage }),
  },
  { path: 'retail-leads', lazy: async () => ({ Component: (await import('./leads/leads.tsx')).Leads }) },
  {
    path: 'future-shop',
    lazy: async () => ({ Component: (await import('./future-shop/future-shop.tsx')).FutureShop }),
  },
  {
    path: 'attention',
    lazy: async () => ({ Component: (await import('./attention/attention-page.tsx')).AttentionPage }),
  },
  {
    path: 'deliveries',
    lazy: async () => ({
      Component: (await import('./deliveries/board/deliveries-page.tsx')).DeliveriesPage,
    }),
  },
  {
    path: 'deliveries/zones',
    lazy: async () => ({ Component: (await import('./deliveries/zones-page.tsx')).ZonesPage }),
  },
  { path: 'kegs', lazy: async () => ({ Component: (await import('./kegs/kegs-page.tsx')).KegsPage }) },
  {
    path: 'allocations',
    lazy: async () => ({ Component: (await import('./allocations/allocations-page.tsx')).AllocationsPage }),
  },
  {
    path: 'allocations/:id',
    lazy: async () => ({ Component: (await import('./allocations/allocation-page.tsx')).AllocationPage }),
  },
  {
    path: 'accounting',
    lazy: async () => ({ Component: (await import('./accounting/accounting-page.tsx')).AccountingPage }),
  },
  {
    path: 'personal-data',
    lazy: async () => ({
      Component: (await import('./personal-data/personal-data-page.tsx')).PersonalDataPage,
    }),
  },
  {
    path: 'sessions',
    lazy: async () => ({ Component: (await import('./people/sessions-page.tsx')).SessionsPage }),
  },
  { path: 'staff', lazy: async () => ({ Component: (await import('./people/staff-page.tsx')).StaffPage }) },
  { path: 'audit', lazy: async () => ({ Component: (await import('./audit/audit.tsx')).Audit }) },
];

/** The staff area (STAFF-7): sign-in, and everything else inside the protected layout. */
export const routes: RouteObject[] = [
  {
    path: 'login',
    HydrateFallback: nothingYet,
    lazy: async () => ({ Component: (await import('./sign-in/sign-in.tsx')).SignIn }),
  },
  {
    path: 'runs/:id',
    HydrateFallback: nothingYet,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "driver" */ './driver/driver-page.tsx')).DriverPage,
    }),
  },
  {
    HydrateFallback: nothingYet,
    lazy: async () => ({ Component: (await layout()).StaffLayout }),
    children: [
      {
        lazy: async () => ({ ErrorBoundary: (await layout()).PageFailure }),
        children: [
          ...firstPages,
          {
            lazy: async () => ({
              Component: (await import(/* webpackChunkName: "popups" */ './parts/mui/mui-area.tsx')).MuiArea,
            }),
            children: pages,
          },
        ],
      },
    ],
  },
];

export { slots } from './slots/index.ts';
