import { staffCalls } from '../calls/index.ts';
import { type ClientOptions, createRawCall, type Query, type RequestOptions } from '../client/transport.ts';
import { createTypedCall, pathOf } from '../client/typed-call.ts';
import type {
  AdminProductsQuery,
  IgnoredSkusAdd,
  ImportKind,
  ImportReviewQuery,
  LicenceSearchQuery,
  ProductBulkEdit,
  ProductCreate,
  ProductEdit,
  RowEdits,
  RowsEdit,
  SettingsChange,
  UndoRequest,
} from '../contracts/index.ts';

type Way = Omit<RequestOptions, 'onProgress'>;
type Call = ReturnType<typeof createTypedCall<typeof staffCalls>>;

/** The call that takes a file of each kind. */
export const IMPORT_CALLS = {
  inventory: 'importInventory',
  descriptions: 'importDescriptions',
  licences: 'importLicences',
} as const satisfies Record<ImportKind, string>;

const productCalls = (call: Call) => ({
  products: (query: { [Name in keyof AdminProductsQuery]?: Query[string] } = {}, way?: Way) =>
    call('adminProducts', { query }, way),
  createProduct: (body: ProductCreate, way?: Way) => call('createProduct', { body }, way),
  editProduct: (id: string, body: ProductEdit, way?: Way) =>
    call('editProduct', { params: { id }, body }, way),
  bulkEditProducts: (body: ProductBulkEdit, way?: Way) => call('bulkEditProducts', { body }, way),
  uploadImage: (id: string, image: Blob, way?: RequestOptions) =>
    call('uploadImage', { params: { id }, files: { image } }, way),
  licences: (number?: string, way?: Way) => call('searchLicences', { query: { number } }, way),
  licencesNamed: (search: string, way?: Way) => call('searchLicences', { query: { search } }, way),
  /** A page of the register, with what each licensee has ordered. */
  licencePage: (query: Omit<LicenceSearchQuery, 'number'> & { limit: number }, way?: Way) =>
    call('searchLicences', { query }, way),
  /** `updatedAt`, as it was read (null: there was no such licence), refuses what would overwrite another's change. */
  saveLicence: (
    number: string,
    companyName: string,
    { updatedAt, ...way }: Way & { updatedAt?: string | null } = {},
  ) =>
    call(
      'saveLicence',
      { params: { number }, body: { companyName, ...(updatedAt === undefined ? {} : { updatedAt }) } },
      way,
    ),
});

const importCalls = (call: Call) => ({
  upload: (kind: ImportKind, file: Blob, fileName: string, way?: RequestOptions) =>
    call(IMPORT_CALLS[kind], { files: { file: new File([file], fileName, { type: file.type }) } }, way),
  imports: (way?: Way) => call('listImports', {}, way),
  review: (id: string, query: Omit<ImportReviewQuery, 'limit'> & { limit?: number } = {}, way?: Way) =>
    call('readImport', { params: { id }, query }, way),
  editRow: (id: string, sku: string, body: RowEdits, way?: Way) =>
    call('editImportRow', { params: { id, sku }, body }, way),
  editRows: (id: string, body: RowsEdit, way?: Way) => call('editImportRows', { params: { id }, body }, way),
  applyImport: (id: string, way?: Way) => call('applyImport', { params: { id } }, way),
  /** With `leaveChanged` what was changed since stays, and the rest is undone. */
  undoImport: (id: string, body: UndoRequest = {}, way?: Way) =>
    call('undoImport', { params: { id }, body }, way),
  discardImport: (id: string, way?: Way) => call('discardImport', { params: { id } }, way),
  ignoredSkus: (way?: Way) => call('listIgnoredSkus', {}, way),
  addIgnoredSkus: (body: IgnoredSkusAdd, way?: Way) => call('addIgnoredSkus', { body }, way),
  removeIgnoredSku: (sku: string, way?: Way) => call('removeIgnoredSku', { query: { sku } }, way),
});

const houseCalls = (call: Call) => ({
  requestSignInLink: (email: string, way?: Way) => call('requestSignInLink', { body: { email } }, way),
  signIn: (token: string, way?: Way) => call('signIn', { body: { token } }, way),
  signOut: (way?: Way) => call('signOut', {}, way),
  leads: (query: Query = {}, way?: Way) => call('leads', { query }, way),
  changeSettings: (body: SettingsChange, way?: Way) => call('changeSettings', { body }, way),
  dashboard: (days?: number, way?: Way) => call('dashboard', { query: { days } }, way),
  audit: (query: Query = {}, way?: Way) => call('audit', { query }, way),
  releases: (way?: Way) => call('releases', {}, way),
  rollBack: (app: string, release?: string, way?: Way) =>
    call('rollbackRelease', { params: { app }, body: { release } }, way),
  previewRelease: (app: string, release: string, way?: Way) =>
    call('previewRelease', { params: { app }, body: { release } }, way),
  promote: (app: string, release: string, way?: Way) =>
    call('promoteRelease', { params: { app }, body: { release } }, way),
});

export type StaffCalls = typeof staffCalls;
export type StaffCallName = keyof StaffCalls;

type NamedBy<Verb extends string> = {
  [Name in StaffCallName]: (typeof staffCalls)[Name] extends `${Verb} ${string}` ? Name : never;
}[StaffCallName];

/** Calls that only read. */
export type StaffReadName = NamedBy<'GET'>;
/** Calls that change something. */
export type StaffWriteName = Exclude<StaffCallName, StaffReadName>;

/** A staff client over any `call`: the real one, or a stand-in of a test. */
export const staffClientOver = (call: Call) => ({
  call,
  ...productCalls(call),
  ...importCalls(call),
  ...houseCalls(call),
});

/** What staff pages call beside `createClient`'s calls; apart, so that none of it travels to customers. */
export const createStaffClient = (options: ClientOptions) =>
  staffClientOver(createTypedCall(createRawCall(options), staffCalls));

export type StaffClient = ReturnType<typeof staffClientOver>;

/** Addresses of what a browser opens itself: documents, exports and live streams. */
export const staffAddresses = {
  orderEvents: pathOf(staffCalls.orderEvents),
  importEvents: (id: string) => pathOf(staffCalls.importEvents, { id }),
  invoice: (id: string) => pathOf(staffCalls.invoice, { id }),
  packingSlip: (id: string) => pathOf(staffCalls.packingSlip, { id }),
  leadsCsv: pathOf(staffCalls.leadsCsv),
} as const;
