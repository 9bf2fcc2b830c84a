import type { Day } from '../../foundation/dates/index.ts';
import { licenceKey } from '../licences/number.ts';
import { placeOf } from './file.ts';
import { IMPORT_MESSAGES } from './messages.ts';
import { dayIn } from './values.ts';

/** Licences are written in batches of 50 (LICENCE-5). */
export const LICENCE_BATCH = 50;

/** The longest class and address of a licence that the form and a file may give. */
export const LICENCE_TEXT_LIMITS = { companyName: 200, licenceClass: 100, premisesAddress: 300 } as const;

/** Optional columns of a licence file, with the header names accepted for them (LICENCE-13). */
const OPTIONAL = {
  endDate: ['End date', 'Expiry date'],
  checkedOn: ['Checked on'],
  standing: ['Standing'],
  licenceClass: ['Class', 'Licence class'],
  premisesAddress: ['Premises address'],
} as const;
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
};

/** Columns of a licence file, counted from 0; an optional one that the file lacks is absent. */
export type LicenceColumns = { readonly licenseNumber: number; readonly companyName: number } & Partial<
  Readonly<Record<OptionalField, number>>
>;

/** Finds the columns by the accepted names (LICENCE-5), in any case; null if number or name is missing. */
export function licenceColumnsOf(headers: readonly string[]): LicenceColumns | null {
  const licenseNumber = placeOf(headers, ['Number', 'LICENSE_NUMBER', 'LICENSE', 'LicenceNumber', 'Licence']);
  const companyName = placeOf(headers, ['Establishment', 'NAME', 'EstablishmentName', 'company_name']);
  if (licenseNumber === null || companyName === null) return null;
  const optional = OPTIONAL_FIELDS.flatMap((field) => {
    const place = placeOf(headers, OPTIONAL[field]);
    return place === null ? [] : [[field, place]];
  });
  return { licenseNumber, companyName, ...Object.fromEntries(optional) };
}

/** What is wrong with a cell of a row. */
export type LicenceFault = { readonly field: LicenceField; readonly message: string };

/** A row of a licence file; a row with a fault can't be applied. */
export type LicenceRow = {
  readonly licenseNumber: string;
  readonly values: LicenceValues;
  readonly faults: readonly LicenceFault[];
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
  const cell = (field: keyof LicenceColumns) => (cells[columns[field] ?? -1] ?? '').trim();
  const licenseNumber = cell('licenseNumber');
  if (licenceKey(licenseNumber) === '') return null;
  const companyName = cell('companyName');
  const values: Record<string, string> = { companyName };
  const faults: LicenceFault[] = [];
  if (companyName === '') faults.push({ field: 'companyName', message: IMPORT_MESSAGES.companyNameRequired });
  for (const field of OPTIONAL_FIELDS) {
    const written = cell(field);
    if (written === '') continue;
    const value = READERS[field](written, today);
    if (value === null) faults.push({ field, message: FAULTS[field](written) });
    else values[field] = value;
  }
  return { licenseNumber, values: values as LicenceValues, faults };
}

const atMost = (field: 'licenceClass' | 'premisesAddress') => (written: string) =>
  written.length > LICENCE_TEXT_LIMITS[field] ? null : written;

const READERS: Readonly<Record<OptionalField, (written: string, today: Day) => string | null>> = {
  endDate: dayIn,
  checkedOn: dayIn,
  standing: (written) => /^(active|suspended)$/i.exec(written)?.[0].toLowerCase() ?? null,
  licenceClass: atMost('licenceClass'),
  premisesAddress: atMost('premisesAddress'),
};

const invalidDate = (written: string) => `Invalid date '${written}' (must be YYYY-MM-DD)`;

const FAULTS: Readonly<Record<OptionalField, (written: string) => string>> = {
  endDate: invalidDate,
  checkedOn: invalidDate,
  standing: (written) => `Invalid standing '${written}' (must be active or suspended)`,
  licenceClass: () => `Invalid class (must be at most ${LICENCE_TEXT_LIMITS.licenceClass} characters)`,
  premisesAddress: () =>
    `Invalid premises address (must be at most ${LICENCE_TEXT_LIMITS.premisesAddress} characters)`,
};
