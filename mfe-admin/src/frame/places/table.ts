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

export interface Place {
  label: string;
  icon: StaffIconName;
  /** Whether it is in the bar of a phone; the others are behind More. */
  isInBar?: true;
  pages: readonly Page[];
}

const page = (
  label: string,
  to: string,
  needs: StaffCallName,
  more: Omit<Page, 'label' | 'to' | 'needs'> = {},
): Page => ({ label, to, needs, ...more });

export const dashboard = page('Today', paths.dashboard, 'dashboard', {
  key: 'd',
  also: 'Coming Soon Mode, retail store status',
});
export const orders = page('Orders', paths.orders(), 'adminOrders', { key: 'o' });

/** The eight places (STAFF-40): navigation, tabs, the phone's bar, the palette and the keys come from this table. */
export const places: readonly Place[] = [
  {
    label: 'Today',
    icon: 'dashboard',
    isInBar: true,
    pages: [
      dashboard,
      page('Needs a look', paths.attention, 'sentinel', {
        also: 'payments, mails and follow-ups that failed',
      }),
    ],
  },
  {
    label: 'Orders',
    icon: 'orders',
    isInBar: true,
    pages: [orders, page('New order', paths.newOrder(), 'placeStaffOrder', { key: 'n', kind: 'inner' })],
  },
  {
    label: 'Deliveries',
    icon: 'truck',
    isInBar: true,
    pages: [page('Deliveries', paths.deliveries(), 'runDay', { key: 'v', also: 'runs' })],
  },
  {
    label: 'Accounts',
    icon: 'licences',
    pages: [
      page('All', paths.accounts(), 'accounts', { key: 'l', also: 'accounts, licensees' }),
      page('Ending soon', paths.standing(), 'searchLicences', { also: 'licences by standing, grace period' }),
      page('Kegs out', paths.kegs(), 'kegAccounts', { key: 'k', also: 'deposits, keg reminders' }),
      page('Owing', paths.owing, 'receivables', { also: 'overdue accounts' }),
      page('On hold', paths.onHold, 'receivables', { also: 'credit hold' }),
      page("Can't order", paths.standing({ show: 'off' }), 'searchLicences', { also: 'suspended, lapsed' }),
      page('Leads', paths.leads, 'leads', { also: 'retail leads', whileAny: true }),
      page('Add account', paths.licences({ tab: 'manual' }), 'saveLicence', {
        also: 'Manual Entry & Search',
        kind: 'inner',
      }),
      page('Account', paths.account(''), 'licenceFigures', { kind: 'each' }),
    ],
  },
  {
    label: 'Products',
    icon: 'products',
    isInBar: true,
    pages: [
      page('Inventory', paths.products(), 'adminProducts', { key: 'p', also: 'products' }),
      page('Allocations', paths.allocations, 'adminAllocations', { also: 'scarce beer' }),
      page('Lacks a size', paths.sizes, 'soldUnits', { also: 'sizes, litres, containers' }),
      page('Suppliers', paths.suppliers, 'suppliers', { also: 'breweries, brands, LDB vendor' }),
      page('Supplier links', paths.supplierLinks, 'supplierLinks', { kind: 'inner' }),
      page('Shop as of a date', paths.futureShop(), 'adminProducts', { also: 'future shop' }),
    ],
  },
  {
    label: 'Files',
    icon: 'file-up',
    pages: [
      page('Files', paths.upload, 'importFile', {
        key: 'u',
        also: 'inventory upload, price list, descriptions, pictures, sizes, import, downloads',
      }),
      page('Descriptions', paths.descriptions, 'importDescriptions', {
        also: 'images, import',
        kind: 'inner',
      }),
      page('Licences', paths.licences(), 'searchLicences', { also: 'Bulk Upload, import', kind: 'inner' }),
      page('Suppliers upload', paths.uploadSuppliers, 'importSuppliers', {
        also: 'breweries, import',
        kind: 'inner',
      }),
    ],
  },
  {
    label: 'Money',
    icon: 'price',
    pages: [
      page('Receivables', paths.receivables(), 'receivables', {
        key: 'm',
        also: 'owing, overdue, payments, cheques, invoices, record payment',
      }),
      page('Accounting', paths.accounting, 'accounting', {
        also: 'QuickBooks, Xero, sales, files for the accountant',
      }),
      page('Sales reports', paths.salesReports, 'salesReports', {
        also: 'suppliers, breweries, week, province',
      }),
    ],
  },
  {
    label: 'Settings',
    icon: 'sliders',
    pages: [
      page('Your sessions', paths.sessions, 'ownSessions', { also: 'passkeys' }),
      page('Staff', paths.staff, 'staffList', { also: 'roles' }),
      page('Delivery zones', paths.deliveryZones, 'saveDeliveryPlan', { also: 'closed dates, cut-off' }),
      page('Where we ship', paths.shipping, 'changeShipping', { also: 'provinces, shipping' }),
      page('Rates', paths.rates, 'rates', { also: 'taxes, deposits, GST, PST, HST' }),
      page('Company numbers', paths.company, 'changeSeller', { also: 'licence, GST, PST, invoices' }),
      page('API keys', paths.apiKeys, 'apiKeys', { also: 'programs, tokens, integrations' }),
      page('Webhooks', paths.webhooks, 'webhooks', { also: 'events, integrations' }),
      page('Personal data', paths.personalData, 'personalData', { also: 'retention, erasure' }),
      page('Releases', paths.releases, 'releases', { key: 'r' }),
      page('Audit', paths.audit(), 'audit', { also: 'history of changes' }),
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
