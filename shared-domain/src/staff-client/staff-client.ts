import { type KeyedWay, keyed } from '../client/keys.ts';
import {
  type CallOptions,
  type ClientOptions,
  createCall,
  createRawCall,
  pathTo,
  type Query,
} from '../client/transport.ts';
import type {
  Accepted,
  AdminProductsQuery,
  AuditJson,
  DashboardJson,
  FollowUpsJson,
  IgnoredSkusAdd,
  IgnoredSkusJson,
  ImportKind,
  ImportListJson,
  ImportReview,
  ImportReviewQuery,
  ImportRow,
  ImportRowsJson,
  ImportSummary,
  LeadListJson,
  LicenceListJson,
  LicenceSaved,
  LicenceSearchQuery,
  OrderBulkChange,
  OrderBulkResult,
  OrderDetailJson,
  OrderJson,
  OrderListJson,
  OrderMailKind,
  OrderStatusChange,
  PreviewJson,
  ProductBulkEdit,
  ProductBulkResult,
  ProductCreate,
  ProductEdit,
  ProductJson,
  ProductListJson,
  RefundRequest,
  ReleasesJson,
  RowEdits,
  RowsEdit,
  SentinelJson,
  SessionJson,
  SettingsChange,
  SettingsJson,
  UndoRequest,
} from '../contracts/index.ts';

type Way = Pick<CallOptions, 'signal' | 'timeout'>;

/** A file tells how much of it has gone out. */
type FileWay = Way & Pick<CallOptions, 'onProgress'>;

/** Uploads take as long as they take. */
const asFile = (name: string, file: Blob, fileName?: string): CallOptions => {
  const body = new FormData();
  if (fileName === undefined) body.append(name, file);
  else body.append(name, file, fileName);
  return { body, timeout: 0 };
};

function productCalls(call: ReturnType<typeof createCall>) {
  return {
    products: (query: { [Name in keyof AdminProductsQuery]?: Query[string] } = {}, way?: Way) =>
      call<ProductListJson>('GET', '/api/admin/products', { ...way, query }),
    createProduct: (product: ProductCreate, way?: Way) =>
      call<ProductJson>('POST', '/api/admin/products', { ...way, body: product }),
    editProduct: (id: string, edit: ProductEdit, way?: Way) =>
      call<ProductJson>('PATCH', pathTo`/api/admin/products/${id}`, { ...way, body: edit }),
    bulkEditProducts: (edit: ProductBulkEdit, way?: Way) =>
      call<ProductBulkResult>('POST', '/api/admin/products/bulk', { ...way, body: edit }),
    uploadImage: (id: string, file: Blob, way?: FileWay) =>
      call<ProductJson>('POST', pathTo`/api/admin/products/${id}/image`, {
        ...asFile('image', file),
        ...way,
      }),
    licences: (number?: string, way?: Way) =>
      call<LicenceListJson>('GET', '/api/admin/licences', { ...way, query: { number } }),
    licencesNamed: (search: string, way?: Way) =>
      call<LicenceListJson>('GET', '/api/admin/licences', { ...way, query: { search } }),
    /** A page of the register, with what each licensee has ordered. */
    licencePage: (query: Omit<LicenceSearchQuery, 'number'> & { limit: number }, way?: Way) =>
      call<LicenceListJson>('GET', '/api/admin/licences', { ...way, query: query as Query }),
    /** `updatedAt`, as it was read (null: there was no such licence), refuses what would overwrite another's change. */
    saveLicence: (
      number: string,
      companyName: string,
      { updatedAt, ...way }: Way & { updatedAt?: string | null } = {},
    ) =>
      call<LicenceSaved>('PUT', pathTo`/api/admin/licences/${number}`, {
        ...way,
        body: { companyName, ...(updatedAt === undefined ? {} : { updatedAt }) },
      }),
  };
}

function importCalls(call: ReturnType<typeof createCall>) {
  return {
    upload: (kind: ImportKind, file: Blob, fileName: string, way?: FileWay) =>
      call<ImportReview>('POST', `/api/admin/imports/${kind}`, { ...asFile('file', file, fileName), ...way }),
    imports: (way?: Way) => call<ImportListJson>('GET', '/api/admin/imports', way),
    review: (id: string, query: ImportReviewQuery = {}, way?: Way) =>
      call<ImportReview>('GET', pathTo`/api/admin/imports/${id}`, { ...way, query: query as Query }),
    editRow: (id: string, sku: string, edits: RowEdits, way?: Way) =>
      call<ImportRow>('PATCH', pathTo`/api/admin/imports/${id}/rows/${sku}`, { ...way, body: edits }),
    editRows: (id: string, edit: RowsEdit, way?: Way) =>
      call<ImportRowsJson>('PATCH', `${pathTo`/api/admin/imports/${id}`}/rows`, { ...way, body: edit }),
    applyImport: (id: string, way?: Way) =>
      call<ImportSummary>('POST', pathTo`/api/admin/imports/${id}/apply`, way),
    /** With `leaveChanged` what was changed since stays, and the rest is undone. */
    undoImport: (id: string, request: UndoRequest = {}, way?: Way) =>
      call<ImportSummary>('POST', pathTo`/api/admin/imports/${id}/undo`, { ...way, body: request }),
    discardImport: (id: string, way?: Way) => call<void>('DELETE', pathTo`/api/admin/imports/${id}`, way),
    ignoredSkus: (way?: Way) => call<IgnoredSkusJson>('GET', '/api/admin/ignored-skus', way),
    addIgnoredSkus: (add: IgnoredSkusAdd, way?: Way) =>
      call<IgnoredSkusJson>('POST', '/api/admin/ignored-skus', { ...way, body: add }),
    removeIgnoredSku: (sku: string, way?: Way) =>
      call<void>('DELETE', '/api/admin/ignored-skus', { ...way, query: { sku } }),
  };
}

function orderCalls(call: ReturnType<typeof createCall>) {
  return {
    orders: (query: Query = {}, way?: Way) =>
      call<OrderListJson>('GET', '/api/admin/orders', { ...way, query }),
    order: (id: string, way?: Way) => call<OrderDetailJson>('GET', pathTo`/api/admin/orders/${id}`, way),
    /** `from`, the status that was on the page, refuses what would overwrite another's change. */
    setOrderStatus: (
      id: string,
      status: OrderStatusChange['status'],
      { from, ...way }: Way & Pick<OrderStatusChange, 'from'> = {},
    ) =>
      call<OrderJson>('PATCH', pathTo`/api/admin/orders/${id}`, {
        ...way,
        body: { status, ...(from ? { from } : {}) },
      }),
    setOrderStatuses: (changes: OrderBulkChange['changes'], way?: Way) =>
      call<OrderBulkResult>('POST', '/api/admin/orders/bulk', { ...way, body: { changes } }),
    refund: (id: string, request: RefundRequest, way: KeyedWay) =>
      call<OrderJson>('POST', pathTo`/api/admin/orders/${id}/refund`, keyed(request, way)),
    resendMail: (id: string, kind: OrderMailKind, way?: Way) =>
      call<Accepted>('POST', pathTo`/api/admin/orders/${id}/emails/${kind}/resend`, way),
    sentinel: (way?: Way) => call<SentinelJson>('GET', '/api/admin/sentinel', way),
    repairFinding: (finding: string, way?: Way) =>
      call<SentinelJson>('POST', pathTo`/api/admin/sentinel/${finding}/repair`, way),
    followUps: (way?: Way) => call<FollowUpsJson>('GET', '/api/admin/follow-ups', way),
    retryFollowUp: (id: string, way?: Way) =>
      call<FollowUpsJson>('POST', pathTo`/api/admin/follow-ups/${id}/retry`, way),
  };
}

function houseCalls(call: ReturnType<typeof createCall>) {
  return {
    requestSignInLink: (email: string, way?: Way) =>
      call<Accepted>('POST', '/api/auth/link', { ...way, body: { email } }),
    signIn: (token: string, way?: Way) =>
      call<SessionJson>('POST', '/api/auth/session', { ...way, body: { token } }),
    signOut: (way?: Way) => call<void>('DELETE', '/api/auth/session', way),
    leads: (query: Query = {}, way?: Way) => call<LeadListJson>('GET', '/api/admin/leads', { ...way, query }),
    changeSettings: (change: SettingsChange, way?: Way) =>
      call<SettingsJson>('PATCH', '/api/admin/settings', { ...way, body: change }),
    dashboard: (days?: number, way?: Way) =>
      call<DashboardJson>('GET', '/api/admin/dashboard', { ...way, query: { days } }),
    audit: (query: Query = {}, way?: Way) => call<AuditJson>('GET', '/api/admin/audit', { ...way, query }),
    releases: (way?: Way) => call<ReleasesJson>('GET', '/api/admin/releases', way),
    rollBack: (app: string, release?: string, way?: Way) =>
      call<ReleasesJson>('POST', pathTo`/api/admin/releases/${app}/rollback`, { ...way, body: { release } }),
    previewRelease: (app: string, release: string, way?: Way) =>
      call<PreviewJson>('POST', pathTo`/api/admin/releases/${app}/preview`, { ...way, body: { release } }),
    promote: (app: string, release: string, way?: Way) =>
      call<ReleasesJson>('POST', pathTo`/api/admin/releases/${app}/promote`, { ...way, body: { release } }),
  };
}

/** What staff pages call beside `createClient`'s calls; apart, so that none of it travels to customers. */
export function createStaffClient(options: ClientOptions) {
  const call = createCall(createRawCall(options));
  return { ...productCalls(call), ...importCalls(call), ...orderCalls(call), ...houseCalls(call) };
}

export type StaffClient = ReturnType<typeof createStaffClient>;

/** Addresses of what a browser opens itself: documents, exports and live streams. */
export const staffAddresses = {
  orderEvents: '/api/admin/orders/events',
  importEvents: (id: string) => pathTo`/api/admin/imports/${id}/events`,
  invoice: (id: string) => pathTo`/api/admin/orders/${id}/invoice.pdf`,
  packingSlip: (id: string) => pathTo`/api/admin/orders/${id}/packing-slip.pdf`,
  leadsCsv: '/api/admin/leads.csv',
} as const;
