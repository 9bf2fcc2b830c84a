import { dayOf } from 'shared-domain/dates';
import {
  type FieldChange,
  type LicenceField,
  type LicenceRow,
  licenceColumnsOf,
  licenceRowOf,
} from 'shared-domain/imports';
import { licenceKey } from 'shared-domain/licences';
import type { LicenseeDocument } from '../../accounts/licences/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { emptyFile } from './empty-file.ts';
import type { Read, Reviewed, Reviewer } from './reviewer.ts';
import { licenseesByKey } from './targets/licences.ts';

/** Licence files: numbers, company names and optional details. Rows without a number are skipped. */
export async function licencesReviewer(deps: Deps, headers: string[]): Promise<Reviewer> {
  const columns = licenceColumnsOf(headers);
  if (columns === null) throw emptyFile('licences');
  const today = dayOf(deps.clock());
  return {
    read: ({ cells, row }) => {
      const parsed = licenceRowOf(cells, columns, today);
      return parsed === null ? undefined : { sku: licenceKey(parsed.licenseNumber), rows: [row], parsed };
    },
    // A number is in the register once: a file's last row for it wins.
    merge: (first, second) => ({ ...second, rows: [...first.rows, ...second.rows] }),
    faulty: (cells) =>
      licenceRowOf(cells, columns, today)?.faults.flatMap(({ field }) => columns[field] ?? []) ?? [],
    review: async (rows) => {
      const stored = await licenseesByKey(
        deps,
        rows.map(({ sku }) => sku),
      );
      return rows.map((row) => {
        const { licenseNumber } = row.parsed as LicenceRow;
        return reviewed(row, stored.get(licenseNumber) ?? stored.get(row.sku));
      });
    },
  };
}

/** A row under the number that is stored, or else as the file has it. */
function reviewed({ rows, parsed }: Read, existing: LicenseeDocument | undefined): Reviewed {
  const { licenseNumber, values, faults } = parsed as LicenceRow;
  const isFaulty = faults.length > 0;
  const isNew = existing === undefined;
  const changes = isNew || isFaulty ? [] : changesOf(existing, values);
  return {
    sku: existing?._id ?? licenseNumber,
    rows,
    tab: isFaulty ? 'issues' : isNew ? 'new' : changes.length === 0 ? 'unchanged' : 'updated',
    isNew,
    values,
    changes,
    errors: faults.map(({ field, message }) => ({
      code: field === 'companyName' ? 'missing-name' : 'invalid-value',
      message,
    })),
    notes: [],
    autoIgnored: false,
    suspicious: false,
    edits: {},
    exclusion: faults[0]?.message ?? null,
  };
}

/** A licence without a stored standing is active. */
function changesOf(existing: LicenseeDocument, values: LicenceRow['values']): FieldChange[] {
  const stored = { standing: 'active', ...existing };
  return (Object.entries(values) as [LicenceField, string][]).flatMap(([field, to]) => {
    const from = stored[field] ?? null;
    return from === to ? [] : [{ field, from, to }];
  });
}
