import { addressOf } from 'shared-domain/client';

type Filters = Record<string, string | readonly string[] | undefined>;

/** Addresses of the staff area; filters are in the query. */
export const paths = {
  login: '/admin/login',
  dashboard: '/admin',
  products: (filters: Filters = {}) => addressOf('', '/admin/products', filters),
  /** The inventory with one product's editor open. */
  product: (id: string) => addressOf('', '/admin/products', { edit: id, showHidden: 'true' }),
  upload: '/admin/upload',
  import: (id: string) => addressOf('', '/admin/upload', { import: id }),
  descriptions: '/admin/descriptions',
  uploadSuppliers: '/admin/upload/suppliers',
  /** All accounts, and those by the standing of their licence. */
  accounts: (filters: Filters = {}) => addressOf('', '/admin/accounts', filters),
  standing: (filters: Filters = {}) => addressOf('', '/admin/accounts/ending', filters),
  owing: '/admin/accounts/owing',
  onHold: '/admin/accounts/hold',
  licences: (filters: Filters = {}) => addressOf('', '/admin/license', filters),
  account: (number: string) => `/admin/licences/${encodeURIComponent(number)}`,
  newOrder: (account?: string) => addressOf('', '/admin/orders/new', { account }),
  orders: (filters: Filters = {}) => addressOf('', '/admin/orders', filters),
  /** The orders that the dashboard counts: not cancelled, and paid if a payment is due. */
  sold: (filters: Filters = {}) => addressOf('', '/admin/orders', { ...filters, sold: '1' }),
  /** The order list with one order's dialog open. */
  order: (id: string) => addressOf('', '/admin/orders', { order: id }),
  /** An order's packing slip and invoice as pages to print. */
  packingSlip: (id: string) => `/admin/orders/${encodeURIComponent(id)}/packing-slip`,
  invoice: (id: string) => `/admin/orders/${encodeURIComponent(id)}/invoice`,
  leads: '/admin/retail-leads',
  /** Payments, orders and mails that need attention. */
  attention: '/admin/attention',
  futureShop: (filters: Filters = {}) => addressOf('', '/admin/products/future-shop', filters),
  kegs: (filters: Filters = {}) => addressOf('', '/admin/kegs', filters),
  allocations: '/admin/products/allocations',
  allocation: (id: string) => `/admin/products/allocations/${encodeURIComponent(id)}`,
  sizes: '/admin/products/sizes',
  suppliers: '/admin/products/suppliers',
  deliveries: (filters: Filters = {}) => addressOf('', '/admin/deliveries', filters),
  deliveryZones: '/admin/deliveries/zones',
  deliveryZone: (id: string) => addressOf('', '/admin/deliveries/zones', { zone: id }),
  /** What accounts owe, and the payments they make. */
  receivables: (filters: Filters = {}) => addressOf('', '/admin/money/receivables', filters),
  accounting: '/admin/money',
  salesReports: '/admin/money/reports',
  staff: '/admin/settings/staff',
  shipping: '/admin/settings/shipping',
  rates: '/admin/settings/rates',
  apiKeys: '/admin/settings/api-keys',
  webhooks: '/admin/settings/webhooks',
  company: '/admin/settings/company',
  supplierLinks: '/admin/products/supplier-links',
  personalData: '/admin/settings/personal-data',
  sessions: '/admin/settings/sessions',
  releases: '/admin/settings/releases',
  audit: (filters: Filters = {}) => addressOf('', '/admin/settings/audit', filters),
} as const;
