import { dayOf } from 'shared-domain/dates';
import {
  disagreement,
  FIELD_LABELS,
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
import { plainColumns } from './plain-columns.ts';
import type { Read, Reviewed, Reviewer, Sheet } from './reviewer.ts';
import { licenseesByKey } from './targets/licences.ts';

/** Licence files: numbers, company names and optional details. Rows without a number are skipped. */
export async function licencesReviewer(deps: Deps, { headers, samples, chosen }: Sheet): Promise<Reviewer> {
  const columns = licenceColumnsOf(headers, chosen);
  if (columns === null) throw emptyFile('licences');
  const today = dayOf(deps.clock());
  return {
    ...plainColumns({ headers, samples, chosen }, columns),
    read: ({ cells, row, notes, broken }) => {
      const parsed = licenceRowOf(cells, columns, today);
      if (parsed === null) return undefined;
      if (broken === undefined)
        return {
          sku: licenceKey(parsed.licenseNumber),
          rows: [row],
          parsed: { ...parsed, notes: [...(parsed.notes ?? []), ...notes] },
        };
      const faults = [{ field: 'companyName', message: broken }];
      const licenseNumber = `${parsed.licenseNumber.slice(0, 60)} (row ${row})`;
      return { sku: licenseNumber, rows: [row], parsed: { licenseNumber, values: parsed.values, faults } };
    },
    merge: (first, second) => {
      const rows = [...first.rows, ...second.rows];
      return {
        ...second,
        rows,
        parsed: mergedLicences(first.parsed as LicenceRow, second.parsed as LicenceRow, rows),
      };
    },
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

/** A number is in the register once: rows that say the same are one, others an issue (IMPORT-26). */
function mergedLicences(first: LicenceRow, second: LicenceRow, rows: readonly number[]): LicenceRow {
  const fields = disagreement(first.values, second.values);
  const faults = [
    ...first.faults,
    ...second.faults,
    ...fields.map((field) => ({
      field,
      message: `Rows ${rows.join(', ')} disagree: ${FIELD_LABELS[field]} '${first.values[field]}' and '${second.values[field]}'`,
    })),
  ];
  return {
    licenseNumber: second.licenseNumber,
    values: { ...first.values, ...second.values },
    faults,
    notes: [...(first.notes ?? []), ...(second.notes ?? [])],
  };
}

/** A row under the number that is stored, or else as the file has it. */
function reviewed({ rows, parsed }: Read, existing: LicenseeDocument | undefined): Reviewed {
  const { licenseNumber, values, faults, notes = [] } = parsed as LicenceRow;
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
    notes: [...notes],
    autoIgnored: false,
    suspicious: false,
    edits: {},
    exclusion: faults[0]?.message ?? null,
  };
}

/** A licence without a stored standing is active, one without terms pays on delivery. */
function changesOf(existing: LicenseeDocument, values: LicenceRow['values']): FieldChange[] {
  const stored = { standing: 'active', paymentTerms: 'on-delivery', ...existing };
  return (Object.entries(values) as [LicenceField, string | number][]).flatMap(([field, to]) => {
    const from = stored[field] ?? null;
    return from === to ? [] : [{ field, from, to }];
  });
}
