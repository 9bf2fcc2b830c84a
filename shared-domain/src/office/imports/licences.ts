import type { Day } from '../../foundation/dates/index.ts';
import { typedPrice } from '../../foundation/money/index.ts';
import { type PaymentTerms, typedTerms } from '../../selling/orders/index.ts';
import { licenceKey } from '../licences/number.ts';
import type { Said } from './cells.ts';
import { isShortened, readCode } from './codes.ts';
import { readLicenceDay } from './days.ts';
import { type ChosenColumns, chosenFor, placeOf } from './file.ts';
import { IMPORT_MESSAGES } from './messages.ts';
import { readText } from './texts.ts';

/** Licences are written in batches of 50 (LICENCE-5). */
export const LICENCE_BATCH = 50;

/** The longest class and address of a licence that the form and a file may give. */
export const LICENCE_TEXT_LIMITS = { companyName: 200, licenceClass: 100, premisesAddress: 300 } as const;

/** Optional columns of a licence file, with the header names accepted for them (LICENCE-13). */
const OPTIONAL = {
  endDate: [
    'End date',
    'Expiry date',
    'Expiry',
    'Expires',
    'Expires on',
    'Expiration date',
    'Expired date',
    'Licence expiry date',
    "Date d'expiration",
  ],
  checkedOn: ['Checked on', 'Extract date'],
  standing: ['Standing', 'Status', 'Licence status', 'License status', 'Statut'],
  licenceClass: [
    'Class',
    'Licence class',
    'Licence type',
    'License type',
    'Business type',
    'Type',
    'Type de permis',
  ],
  premisesAddress: [
    'Premises address',
    'Address',
    'Street address',
    'Licence address line 1',
    'Street',
    'Adresse',
  ],
  paymentTerms: ['Terms', 'Payment terms', 'Net terms', 'Modalités'],
  creditLimit: ['Credit limit', 'Limit', 'Limite de crédit'],
} as const;

/** The headings of numbers and names: the usual ones, AGCO's, Toronto's and Vancouver's, and French ones. */
const NUMBER = [
  'Number',
  'LICENSE_NUMBER',
  'LICENSE',
  'LicenceNumber',
  'Licence',
  'Licence No',
  'License No',
  'Licence #',
  'License #',
  'Permit',
  'Permit number',
  'Permit No',
  'Permis',
  'No de permis',
  'Numéro de permis',
];
const NAME = [
  'Establishment',
  'NAME',
  'EstablishmentName',
  'company_name',
  'Operating name',
  'Business trade name',
  'Trade name',
  'Premises name',
  'Business name',
  'Company',
  'Licensee name',
  'Licensee',
  'Client name',
  'Doing business as',
  'DBA',
  'Legal name',
  'Établissement',
  "Nom de l'établissement",
];

/** Columns that make an address together with its street, in order. */
const ADDRESS_PARTS = [
  ['City', 'Ville', 'Municipality', 'Licence address line 2'],
  ['Province'],
  ['Postal code', 'Code postal', 'Licence address line 3'],
];

type OptionalField = keyof typeof OPTIONAL;
const OPTIONAL_FIELDS = Object.keys(OPTIONAL) as OptionalField[];

/** A field of a licence that a file may change. */
export type LicenceField = 'companyName' | OptionalField;

/** The licence fields in a row; a missing column or empty cell is absent and changes nothing. */
export type LicenceValues = {
  readonly companyName: string;
  readonly endDate?: Day;
  readonly checkedOn?: Day;
  readonly standing?: 'active' | 'suspended';
  readonly licenceClass?: string;
  readonly premisesAddress?: string;
  readonly paymentTerms?: PaymentTerms;
  /** Dollars. */
  readonly creditLimit?: number;
};

/** Columns of a licence file, counted from 0; an optional one that the file lacks is absent. */
export type LicenceColumns = { readonly licenseNumber: number; readonly companyName: number } & Partial<
  Readonly<Record<OptionalField, number>>
> & {
    /** City, province and postal code, where they have columns of their own. */
    readonly addressParts?: readonly number[];
  };

/** Fields that a column of a licence file may fill; several may be parts of the address. */
export const LICENCE_COLUMN_FIELDS = [
  'licenseNumber',
  'companyName',
  ...OPTIONAL_FIELDS,
  'addressParts',
] as const;

/**
 * Finds the columns by the accepted names (LICENCE-5), in any case, and as staff chose them; null if number or name is missing.
 */
export function licenceColumnsOf(
  headers: readonly string[],
  chosen: ChosenColumns = {},
): LicenceColumns | null {
  const own = chosenFor(chosen, LICENCE_COLUMN_FIELDS);
  const taken = new Set(Object.keys(chosen).map(Number));
  const licenseNumber = own.licenseNumber ?? placeOf(headers, NUMBER, taken);
  const companyName = own.companyName ?? placeOf(headers, NAME, taken);
  if (licenseNumber === null || companyName === null) return null;
  const optional = OPTIONAL_FIELDS.flatMap((field) => {
    const place = own[field] ?? placeOf(headers, OPTIONAL[field], taken);
    return place === null ? [] : [[field, place]];
  });
  const addressParts = [
    ...ADDRESS_PARTS.flatMap((names) => placeOf(headers, names, taken) ?? []),
    ...[...taken].filter((place) => chosen[place] === 'addressParts'),
  ];
  return {
    licenseNumber,
    companyName,
    ...Object.fromEntries(optional),
    ...(addressParts.length > 0 ? { addressParts } : {}),
  };
}

/** How many fields of a licence file its headings name. */
export const licenceHeadings = (headers: readonly string[]): number =>
  [NUMBER, NAME, ...OPTIONAL_FIELDS.map((field) => OPTIONAL[field])].filter(
    (names) => placeOf(headers, names) !== null,
  ).length;

/** What is wrong with a cell of a row. */
export type LicenceFault = { readonly field: LicenceField; readonly message: string };

/** A row of a licence file; a row with a fault can't be applied. */
export type LicenceRow = {
  readonly licenseNumber: string;
  readonly values: LicenceValues;
  readonly faults: readonly LicenceFault[];
  /** What was read as something else than it says; absent if nothing was. */
  readonly notes?: readonly string[];
};

/**
 * Reads a row; null for an empty number: such rows are skipped.
 * @param today base of relative dates such as 'today+30'
 */
export function licenceRowOf(
  cells: readonly string[],
  columns: LicenceColumns,
  today: Day,
): LicenceRow | null {
  const at = (place: number | undefined) => (cells[place ?? -1] ?? '').trim();
  const licenseNumber = readCode(at(columns.licenseNumber));
  if (licenceKey(licenseNumber) === '') return null;
  const values: Record<string, string | number> = { companyName: '' };
  const faults: LicenceFault[] = [];
  const notes: string[] = [];
  if (isShortened(licenseNumber)) faults.push({ field: 'companyName', message: SHORTENED_LICENCE });
  for (const field of ['companyName', ...OPTIONAL_FIELDS] as const) {
    const written = at(columns[field]);
    const said = written === '' && field !== 'companyName' ? undefined : READERS[field](written, today);
    if (said === undefined) continue;
    if ('problem' in said) faults.push({ field, message: said.problem });
    else values[field] = said.value;
    if ('guess' in said) notes.push(`'${written}' was read as ${said.guess}`);
  }
  const parts = (columns.addressParts ?? []).map(at).filter((part) => part !== '');
  if (values.premisesAddress && parts.length > 0)
    values.premisesAddress = [values.premisesAddress, ...parts].join(', ');
  return { licenseNumber, values: values as LicenceValues, faults, ...(notes.length > 0 ? { notes } : {}) };
}

/** The highest credit limit, in dollars. */
const MOST_LIMIT = 1_000_000;

const SHORTENED_LICENCE =
  'Invalid licence number (the spreadsheet has shortened this number; format the column as text)';

const atMost =
  (field: 'licenceClass' | 'premisesAddress', name: string) =>
  (written: string): Said<string> => {
    const said = readText(written);
    return written.length > LICENCE_TEXT_LIMITS[field]
      ? { problem: `Invalid ${name} (must be at most ${LICENCE_TEXT_LIMITS[field]} characters)` }
      : said;
  };

const READERS: Readonly<Record<LicenceField, (written: string, today: Day) => Said<string | number>>> = {
  companyName: (written) =>
    written === '' ? { problem: IMPORT_MESSAGES.companyNameRequired } : readText(written),
  endDate: readLicenceDay,
  checkedOn: readLicenceDay,
  standing: (written) => {
    const value = /^(active|suspended)$/i.exec(written)?.[0].toLowerCase();
    return value === undefined
      ? { problem: `Invalid standing '${written}' (must be active or suspended)` }
      : { value };
  },
  licenceClass: atMost('licenceClass', 'class'),
  premisesAddress: atMost('premisesAddress', 'premises address'),
  paymentTerms: (written) => {
    const value = typedTerms(written);
    return value === null
      ? { problem: `Invalid terms '${written}' (must be on delivery, or net 7, 14 or 30)` }
      : { value };
  },
  creditLimit: (written) => {
    const value = typedPrice(written);
    return value >= 0 && value <= MOST_LIMIT
      ? { value }
      : { problem: `Invalid credit limit '${written}' (must be an amount from $0 to $1,000,000)` };
  },
};

/** The fields in which two rows of one number differ (IMPORT-26); a name that the other begins with doesn't. */
export const disagreement = (first: LicenceValues, second: LicenceValues): LicenceField[] =>
  (Object.keys({ ...first, ...second }) as LicenceField[]).filter((field) => {
    const [one, other] = [first[field], second[field]];
    if (one === undefined || other === undefined || one === other) return false;
    return field !== 'companyName' || !(`${one}`.startsWith(`${other}`) || `${other}`.startsWith(`${one}`));
  });
