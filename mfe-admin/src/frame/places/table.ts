import type { StaffCallName } from 'shared-domain/staff-client';
import type { StaffIconName } from '../../kit/icons/index.ts';
import { paths } from '../address/index.ts';

/** A page of the staff area, as a tab of its place. */
export interface Page {
  label: string;
  to: string;
  /** The call that it depends on; roles that may not make it don't see the page (STAFF-26). */
  needs: StaffCallName;
  /** The letter that follows `g`. */
  key?: string;
  /** What else the palette finds it by, such as the settings on it. */
  also?: string;
  /** A tab only while there are any leads. */
  whileAny?: true;
  /** Without a tab: `inner` is reached from another page of the place, `each` is every address below its own. */
  kind?: 'inner' | 'each';
}

/** One of the eight places, with its pages. */
export interface Place {
  label: string;
  icon: StaffIconName;
  /** Whether it is in the bar of a phone; the others are behind More. */
  isInBar?: true;
  pages: readonly Page[];
}

export const dashboard: Page = {
  label: 'Today',
  to: paths.dashboard,
  needs: 'dashboard',
  key: 'd',
  also: 'Coming Soon Mode, retail store status',
};
export const orders: Page = { label: 'Orders', to: paths.orders(), needs: 'adminOrders', key: 'o' };

/** The eight places (STAFF-40): navigation, tabs, the phone's bar, the palette and the keys come from this table. */
export const places: readonly Place[] = [
  {
    label: 'Today',
    icon: 'dashboard',
    isInBar: true,
    pages: [
      dashboard,
      {
        label: 'Needs a look',
        to: paths.attention,
        needs: 'sentinel',
        also: 'payments, mails and follow-ups that failed',
      },
    ],
  },
  {
    label: 'Orders',
    icon: 'orders',
    isInBar: true,
    pages: [
      orders,
      { label: 'New order', to: paths.newOrder(), needs: 'placeStaffOrder', key: 'n', kind: 'inner' },
    ],
  },
  {
    label: 'Deliveries',
    icon: 'truck',
    isInBar: true,
    pages: [{ label: 'Deliveries', to: paths.deliveries(), needs: 'runDay', key: 'v', also: 'runs' }],
  },
  {
    label: 'Accounts',
    icon: 'licences',
    pages: [
      { label: 'All', to: paths.accounts(), needs: 'accounts', key: 'l', also: 'accounts, licensees' },
      {
        label: 'Ending soon',
        to: paths.standing(),
        needs: 'searchLicences',
        also: 'licences by standing, grace period',
      },
      {
        label: 'Kegs out',
        to: paths.kegs(),
        needs: 'kegAccounts',
        key: 'k',
        also: 'deposits, keg reminders',
      },
      { label: 'Owing', to: paths.owing, needs: 'receivables', also: 'overdue accounts' },
      { label: 'On hold', to: paths.onHold, needs: 'receivables', also: 'credit hold' },
      {
        label: "Can't order",
        to: paths.standing({ show: 'off' }),
        needs: 'searchLicences',
        also: 'suspended, lapsed',
      },
      { label: 'Leads', to: paths.leads, needs: 'leads', also: 'retail leads', whileAny: true },
      {
        label: 'Add account',
        to: paths.licences({ tab: 'manual' }),
        needs: 'saveLicence',
        also: 'Manual Entry & Search',
        kind: 'inner',
      },
      { label: 'Account', to: paths.account(''), needs: 'licenceFigures', kind: 'each' },
    ],
  },
  {
    label: 'Products',
    icon: 'products',
    isInBar: true,
    pages: [
      { label: 'Inventory', to: paths.products(), needs: 'adminProducts', key: 'p', also: 'products' },
      { label: 'Allocations', to: paths.allocations, needs: 'adminAllocations', also: 'scarce beer' },
      { label: 'Lacks a size', to: paths.sizes, needs: 'soldUnits', also: 'sizes, litres, containers' },
      { label: 'Suppliers', to: paths.suppliers, needs: 'suppliers', also: 'breweries, brands, LDB vendor' },
      { label: 'Supplier links', to: paths.supplierLinks, needs: 'supplierLinks', kind: 'inner' },
      { label: 'Shop as of a date', to: paths.futureShop(), needs: 'adminProducts', also: 'future shop' },
    ],
  },
  {
    label: 'Files',
    icon: 'file-up',
    pages: [
      {
        label: 'Files',
        to: paths.upload,
        needs: 'importFile',
        key: 'u',
        also: 'inventory upload, price list, descriptions, pictures, sizes, import, downloads',
      },
      {
        label: 'Descriptions',
        to: paths.descriptions,
        needs: 'importDescriptions',
        also: 'images, import',
        kind: 'inner',
      },
      {
        label: 'Licences',
        to: paths.licences(),
        needs: 'searchLicences',
        also: 'Bulk Upload, import',
        kind: 'inner',
      },
      {
        label: 'Suppliers upload',
        to: paths.uploadSuppliers,
        needs: 'importSuppliers',
        also: 'breweries, import',
        kind: 'inner',
      },
    ],
  },
  {
    label: 'Money',
    icon: 'price',
    pages: [
      {
        label: 'Receivables',
        to: paths.receivables(),
        needs: 'receivables',
        key: 'm',
        also: 'owing, overdue, payments, cheques, invoices, record payment',
      },
      {
        label: 'Accounting',
        to: paths.accounting,
        needs: 'accounting',
        also: 'QuickBooks, Xero, sales, files for the accountant',
      },
      {
        label: 'Sales reports',
        to: paths.salesReports,
        needs: 'salesReports',
        also: 'suppliers, breweries, week, province',
      },
    ],
  },
  {
    label: 'Settings',
    icon: 'sliders',
    pages: [
      { label: 'Your sessions', to: paths.sessions, needs: 'ownSessions', also: 'passkeys' },
      { label: 'Staff', to: paths.staff, needs: 'staffList', also: 'roles' },
      {
        label: 'Delivery zones',
        to: paths.deliveryZones,
        needs: 'saveDeliveryPlan',
        also: 'closed dates, cut-off',
      },
      { label: 'Where we ship', to: paths.shipping, needs: 'changeShipping', also: 'provinces, shipping' },
      { label: 'Rates', to: paths.rates, needs: 'rates', also: 'taxes, deposits, GST, PST, HST' },
      {
        label: 'Company numbers',
        to: paths.company,
        needs: 'changeSeller',
        also: 'licence, GST, PST, invoices',
      },
      { label: 'API keys', to: paths.apiKeys, needs: 'apiKeys', also: 'programs, tokens, integrations' },
      { label: 'Webhooks', to: paths.webhooks, needs: 'webhooks', also: 'events, integrations' },
      { label: 'Personal data', to: paths.personalData, needs: 'personalData', also: 'retention, erasure' },
      { label: 'Releases', to: paths.releases, needs: 'releases', key: 'r' },
      { label: 'Audit', to: paths.audit(), needs: 'audit', also: 'history of changes' },
    ],
  },
];

/** Our former addresses, below `/admin`, and where each leads now. */
export const MOVED: Readonly<Record<string, string>> = {
  'future-shop': 'products/future-shop',
  allocations: 'products/allocations',
  'allocations/:id': 'products/allocations/:id',
  accounting: 'money',
  files: 'upload',
  settings: 'settings/sessions',
  ...Object.fromEntries(
    ['sessions', 'staff', 'personal-data', 'releases', 'audit'].map((page) => [page, `settings/${page}`]),
  ),
};
