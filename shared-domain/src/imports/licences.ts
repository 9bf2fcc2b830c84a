import { placeOf } from './file.ts';
import { IMPORT_MESSAGES } from './messages.ts';

/** Licences are written in batches of 50 (LICENCE-5). */
export const LICENCE_BATCH = 50;

/** Columns of a licence file, counted from 0. */
export type LicenceColumns = { readonly licenseNumber: number; readonly companyName: number };

/** Finds the columns by the accepted names (LICENCE-5), in any case; null if one of the two is missing. */
export function licenceColumnsOf(headers: readonly string[]): LicenceColumns | null {
  const licenseNumber = placeOf(headers, ['Number', 'LICENSE_NUMBER', 'LICENSE', 'LicenceNumber', 'Licence']);
  const companyName = placeOf(headers, ['Establishment', 'NAME', 'EstablishmentName', 'company_name']);
  return licenseNumber === null || companyName === null ? null : { licenseNumber, companyName };
}

/** A row of a licence file; `problem` says why it can't be used. */
export type LicenceRow = {
  readonly licenseNumber: string;
  readonly companyName: string;
  readonly problem: string | null;
};

/** Reads a row; null for an empty number: such rows are skipped. */
export function licenceRowOf(cells: readonly string[], columns: LicenceColumns): LicenceRow | null {
  const licenseNumber = (cells[columns.licenseNumber] ?? '').trim();
  const companyName = (cells[columns.companyName] ?? '').trim();
  if (licenseNumber === '') return null;
  return {
    licenseNumber,
    companyName,
    problem: companyName === '' ? IMPORT_MESSAGES.companyNameRequired : null,
  };
}
