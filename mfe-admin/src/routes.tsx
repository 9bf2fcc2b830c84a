import { generatePath, type RouteObject, redirect } from 'react-router';
import { nothingYet, staffArea } from './drawn-routes.tsx';
import { MOVED } from './frame/places/table.ts';

/** The other pages of the protected layout, with MUI. Each is loaded on demand. */
const pages: RouteObject[] = [
  {
    path: 'orders',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "orders" */ './orders/list/orders.tsx')).Orders,
    }),
  },
  {
    path: 'orders/new',
    lazy: async () => ({ Component: (await import('./orders/new/new-order-page.tsx')).NewOrderPage }),
  },
  {
    path: 'orders/:id/packing-slip',
    lazy: async () => ({ Component: (await import('./orders/papers/document-page.tsx')).PackingSlipPage }),
  },
  {
    path: 'orders/:id/invoice',
    lazy: async () => ({ Component: (await import('./orders/papers/document-page.tsx')).InvoicePage }),
  },
  {
    path: 'upload',
    lazy: async () => ({ Component: (await import('./files/imports/files-page.tsx')).FilesPage }),
  },
  ...(['descriptions', 'suppliers'] as const).map((kind) => ({
    path: kind === 'suppliers' ? 'upload/suppliers' : kind,
    lazy: async () => {
      const { KindPage } = await import('./files/imports/files-page.tsx');
      return { element: <KindPage kind={kind} /> };
    },
  })),
  {
    path: 'settings/releases',
    lazy: async () => ({ Component: (await import('./settings/releases/releases-page.tsx')).ReleasesPage }),
  },
  {
    path: 'accounts',
    lazy: async () => ({ Component: (await import('./accounts/licences/accounts-page.tsx')).AccountsPage }),
  },
  {
    path: 'accounts/ending',
    lazy: async () => ({ Component: (await import('./accounts/licences/standing.tsx')).Standing }),
  },
  ...(['owing', 'hold'] as const).map((show) => ({
    path: `accounts/${show}`,
    lazy: async () => {
      const { OwingAccounts } = await import('./accounts/receivables/owing-list.tsx');
      return { element: <OwingAccounts show={show} /> };
    },
  })),
  {
    path: 'license',
    lazy: async () => {
      const [{ Licences }, { ImportWorkflow }] = await Promise.all([
        import('./accounts/licences/licences.tsx'),
        import('./files/imports/import-workflow.tsx'),
      ]);
      return { Component: () => <Licences upload={<ImportWorkflow kind="licences" />} /> };
    },
  },
  {
    path: 'licences/:number',
    lazy: async () => {
      const [{ AccountPage }, { OrderDialog }] = await Promise.all([
        import('./accounts/account/account-page.tsx'),
        import('./orders/order/index.ts'),
      ]);
      return { Component: () => <AccountPage orderDialog={OrderDialog} /> };
    },
  },
  {
    path: 'retail-leads',
    lazy: async () => ({ Component: (await import('./accounts/leads/leads.tsx')).Leads }),
  },
  {
    path: 'products/future-shop',
    lazy: async () => ({ Component: (await import('./products/future-shop/future-shop.tsx')).FutureShop }),
  },
  {
    path: 'attention',
    lazy: async () => ({
      Component: (await import('./today/needs-a-look/attention-page.tsx')).AttentionPage,
    }),
  },
  {
    path: 'deliveries',
    lazy: async () => ({
      Component: (await import('./deliveries/board/deliveries-page.tsx')).DeliveriesPage,
    }),
  },
  {
    path: 'deliveries/zones',
    lazy: async () => ({ Component: (await import('./settings/zones/zones-page.tsx')).ZonesPage }),
  },
  {
    path: 'kegs',
    lazy: async () => ({ Component: (await import('./accounts/kegs/kegs-page.tsx')).KegsPage }),
  },
  {
    path: 'products/allocations',
    lazy: async () => ({
      Component: (await import('./products/allocations/allocations-page.tsx')).AllocationsPage,
    }),
  },
  {
    path: 'products/allocations/:id',
    lazy: async () => ({
      Component: (await import('./products/allocations/allocation-page.tsx')).AllocationPage,
    }),
  },
  {
    path: 'products/sizes',
    lazy: async () => ({ Component: (await import('./products/sizes/sizes-page.tsx')).SizesPage }),
  },
  {
    path: 'products/suppliers',
    lazy: async () => ({
      Component: (await import('./products/suppliers/suppliers-page.tsx')).SuppliersPage,
    }),
  },
  {
    path: 'money/receivables',
    lazy: async () => ({
      Component: (await import('./accounts/receivables/receivables-page.tsx')).ReceivablesPage,
    }),
  },
  {
    path: 'money',
    lazy: async () => ({
      Component: (await import('./money/accounting/accounting-page.tsx')).AccountingPage,
    }),
  },
  {
    path: 'money/reports',
    lazy: async () => ({ Component: (await import('./money/sales-reports/reports-page.tsx')).ReportsPage }),
  },
  {
    path: 'settings/shipping',
    lazy: async () => ({ Component: (await import('./settings/shipping/shipping-page.tsx')).ShippingPage }),
  },
  {
    path: 'products/supplier-links',
    lazy: async () => ({
      Component: (await import('./products/supplier-links/supplier-links-page.tsx')).SupplierLinksPage,
    }),
  },
  {
    path: 'settings/company',
    lazy: async () => ({ Component: (await import('./settings/company/company-page.tsx')).CompanyPage }),
  },
  {
    path: 'settings/api-keys',
    lazy: async () => ({ Component: (await import('./settings/api-keys/api-keys-page.tsx')).ApiKeysPage }),
  },
  {
    path: 'settings/webhooks',
    lazy: async () => ({ Component: (await import('./settings/webhooks/webhooks-page.tsx')).WebhooksPage }),
  },
  {
    path: 'settings/rates',
    lazy: async () => ({ Component: (await import('./settings/rates/rates-page.tsx')).RatesPage }),
  },
  {
    path: 'settings/personal-data',
    lazy: async () => ({
      Component: (await import('./settings/personal-data/personal-data-page.tsx')).PersonalDataPage,
    }),
  },
  {
    path: 'settings/sessions',
    lazy: async () => ({ Component: (await import('./settings/staff/sessions-page.tsx')).SessionsPage }),
  },
  {
    path: 'settings/staff',
    lazy: async () => ({ Component: (await import('./settings/staff/staff-page.tsx')).StaffPage }),
  },
  {
    path: 'settings/audit',
    lazy: async () => ({ Component: (await import('./settings/audit/audit.tsx')).Audit }),
  },
];

const moved: RouteObject[] = Object.entries(MOVED).map(([path, to]) => ({
  path,
  loader: ({ params, request }) =>
    redirect(generatePath(`/admin/${to}`, params) + new URL(request.url).search),
  HydrateFallback: nothingYet,
}));

/** The staff area (STAFF-7): sign-in, and everything else inside the protected layout. */
export const routes: RouteObject[] = [
  ...moved,
  {
    path: 'login',
    HydrateFallback: nothingYet,
    lazy: async () => ({ Component: (await import('./frame/sign-in/sign-in.tsx')).SignIn }),
  },
  {
    path: 'runs/:id',
    HydrateFallback: nothingYet,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "driver" */ './driver/run/driver-page.tsx')).DriverPage,
    }),
  },
  staffArea({
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "layers" */ './kit/parts/mui/mui-area.tsx')).MuiArea,
    }),
    children: pages,
  }),
];

export { slots } from './products/slots/index.ts';
