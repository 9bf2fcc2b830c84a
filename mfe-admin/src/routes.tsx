import type { ComponentType } from 'react';
import { generatePath, type RouteObject, redirect } from 'react-router';
import { nothingYet, staffArea } from './drawn-routes.tsx';
import { MOVED } from './frame/places/table.ts';

/** A page, whose file is loaded when it is first opened. */
const page = (path: string, load: () => Promise<{ default: ComponentType }>): RouteObject => ({
  path,
  lazy: async () => ({ Component: (await load()).default }),
});

/** The other pages of the protected layout, with MUI. */
const pages: RouteObject[] = [
  page('orders', () => import(/* webpackChunkName: "orders" */ './orders/list/orders.tsx')),
  page('orders/new', () => import('./orders/new/new-order-page.tsx')),
  ...(['packing-slip', 'invoice'] as const).map((kind) => ({
    path: `orders/:id/${kind}`,
    lazy: async () => {
      const { DocumentPage } = await import('./orders/papers/document-page.tsx');
      return { element: <DocumentPage kind={kind} /> };
    },
  })),
  page('upload', () => import('./files/imports/files-page.tsx')),
  ...(['descriptions', 'suppliers'] as const).map((kind) => ({
    path: kind === 'suppliers' ? 'upload/suppliers' : kind,
    lazy: async () => {
      const { KindPage } = await import('./files/imports/files-page.tsx');
      return { element: <KindPage kind={kind} /> };
    },
  })),
  page('settings/releases', () => import('./settings/releases/releases-page.tsx')),
  page('accounts', () => import('./accounts/licences/accounts-page.tsx')),
  page('accounts/ending', () => import('./accounts/licences/standing.tsx')),
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
  page('retail-leads', () => import('./accounts/leads/leads.tsx')),
  page('products/future-shop', () => import('./products/future-shop/future-shop.tsx')),
  page('attention', () => import('./today/needs-a-look/attention-page.tsx')),
  page('deliveries', () => import('./deliveries/board/deliveries-page.tsx')),
  page('deliveries/zones', () => import('./settings/zones/zones-page.tsx')),
  page('kegs', () => import('./accounts/kegs/kegs-page.tsx')),
  page('products/allocations', () => import('./products/allocations/allocations-page.tsx')),
  page('products/allocations/:id', () => import('./products/allocations/allocation-page.tsx')),
  page('products/sizes', () => import('./products/sizes/sizes-page.tsx')),
  page('products/suppliers', () => import('./products/suppliers/suppliers-page.tsx')),
  page('money/receivables', () => import('./accounts/receivables/receivables-page.tsx')),
  page('money', () => import('./money/accounting/accounting-page.tsx')),
  page('money/reports', () => import('./money/sales-reports/reports-page.tsx')),
  page('settings/shipping', () => import('./settings/shipping/shipping-page.tsx')),
  page('products/supplier-links', () => import('./products/supplier-links/supplier-links-page.tsx')),
  page('settings/company', () => import('./settings/company/company-page.tsx')),
  page('settings/api-keys', () => import('./settings/api-keys/api-keys-page.tsx')),
  page('settings/webhooks', () => import('./settings/webhooks/webhooks-page.tsx')),
  page('settings/rates', () => import('./settings/rates/rates-page.tsx')),
  page('settings/personal-data', () => import('./settings/personal-data/personal-data-page.tsx')),
  page('settings/sessions', () => import('./settings/staff/sessions-page.tsx')),
  page('settings/staff', () => import('./settings/staff/staff-page.tsx')),
  page('settings/audit', () => import('./settings/audit/audit.tsx')),
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
