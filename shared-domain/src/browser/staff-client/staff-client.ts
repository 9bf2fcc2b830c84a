import { staffCalls } from '../../foundation/calls/index.ts';
import type {
  ACCOUNTING_ARCHIVE,
  AccountingFile,
  ImportKind,
  REPORT_FILES,
} from '../../interface/contracts/index.ts';
import type { Period } from '../../office/accounting/index.ts';
import { addressOf, type ClientOptions, createRawCall, type Query } from '../client/transport.ts';
import { createTypedCall, pathOf, type TypedCall } from '../client/typed-call.ts';

export type StaffCalls = typeof staffCalls;
export type StaffCallName = keyof StaffCalls;

type NamedBy<Verb extends string> = {
  [Name in StaffCallName]: StaffCalls[Name] extends `${Verb} ${string}` ? Name : never;
}[StaffCallName];

/** Calls that only read; some of them POST because their input doesn't fit in a URL. */
export type StaffReadName = NamedBy<'GET'> | 'quoteStaffOrder' | 'previewOrderEdit' | 'personalData';
/** Calls that change something. */
export type StaffWriteName = Exclude<StaffCallName, StaffReadName>;

/** The client of staff pages, besides the customers' one: `staff.call('adminOrders', { query }, { signal })`. */
export type StaffClient = { call: TypedCall<StaffCalls> };

/** Makes the calls of staff pages; separate, so that customers' pages don't load it. */
export const createStaffClient = (options: ClientOptions): StaffClient => ({
  call: createTypedCall(createRawCall(options), staffCalls),
});

/** The address that a read asks. */
export const addressOfRead = (
  name: StaffReadName,
  { params, query }: { params?: Record<string, string>; query?: Query },
): string => addressOf('', pathOf(staffCalls[name], params), query);

/** The call that uploads each kind of file. */
export const IMPORT_CALLS = {
  inventory: 'importInventory',
  descriptions: 'importDescriptions',
  licences: 'importLicences',
  suppliers: 'importSuppliers',
} as const satisfies Record<ImportKind, StaffCallName>;

const accountingFile = (file: AccountingFile | typeof ACCOUNTING_ARCHIVE, period: Period) =>
  `${pathOf(staffCalls.accountingFile, { file })}?${new URLSearchParams(period)}`;

/** URLs that a browser opens itself: documents, exports and live streams. */
export const staffAddresses = {
  orderEvents: pathOf(staffCalls.orderEvents),
  importEvents: (id: string) => pathOf(staffCalls.importEvents, { id }),
  invoice: (id: string) => pathOf(staffCalls.invoice, { id }),
  creditNote: (id: string, credit: string) => pathOf(staffCalls.creditNote, { id, credit }),
  proofPhoto: (id: string) => pathOf(staffCalls.proofPhoto, { id }),
  packingSlip: (id: string) => pathOf(staffCalls.packingSlip, { id }),
  allocationCsv: (id: string) => pathOf(staffCalls.allocationCsv, { id }),
  leadsCsv: pathOf(staffCalls.leadsCsv),
  kegStatement: (account: string) => pathOf(staffCalls.kegStatement, { account }),
  salesReportFile: (id: string, file: (typeof REPORT_FILES)[number]) =>
    pathOf(staffCalls.salesReportFile, { id, file }),
  accountingFile,
  /** By a name of its own: the constant would bring the schemas of the contracts along. */
  accountingArchive: (period: Period) => accountingFile('books.zip', period),
  kegAccountsCsv: pathOf(staffCalls.kegAccountsCsv),
  receivablesCsv: pathOf(staffCalls.receivablesCsv),
  receivableStatement: (number: string, { from, to }: Period) =>
    `${pathOf(staffCalls.receivableStatement, { number })}?${new URLSearchParams({ from, to })}`,
  runDocuments: (run: string) => pathOf(staffCalls.runDocuments, { run }),
  dayDocuments: (day: string) => pathOf(staffCalls.dayDocuments, { day }),
} as const;
