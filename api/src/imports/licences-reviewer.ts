import { type LicenceRow, licenceColumnsOf, licenceRowOf } from 'shared-domain/imports';
import type { Deps } from '../dependencies.ts';
import type { LicenseeDocument } from '../licensees/index.ts';
import { emptyFile } from './empty-file.ts';
import type { Read, Reviewed, Reviewer } from './reviewer.ts';
import { licenseesByNumber } from './targets/licences.ts';

/** Licence files: numbers and the businesses that hold them. Rows without a number are skipped. */
export async function licencesReviewer(deps: Deps, headers: string[]): Promise<Reviewer> {
  const columns = licenceColumnsOf(headers);
  if (columns === null) throw emptyFile('licences');
  return {
    read: ({ cells, index }) => {
      const parsed = licenceRowOf(cells, columns);
      return parsed === null ? undefined : { sku: parsed.licenseNumber, rows: [index], parsed };
    },
    // The register has one name per number: the last row of a file counts.
    merge: (first, second) => ({ ...second, rows: [...first.rows, ...second.rows] }),
    faulty: (cells) => (cells[columns.companyName]?.trim() ? [] : [columns.companyName]),
    review: async (rows) => {
      const stored = await licenseesByNumber(
        deps,
        rows.map(({ sku }) => sku),
      );
      return rows.map((row) => reviewed(row, stored.get(row.sku)));
    },
  };
}

function reviewed({ sku, rows, parsed }: Read, existing: LicenseeDocument | undefined): Reviewed {
  const { companyName, problem: fault } = parsed as LicenceRow;
  const isNew = existing === undefined;
  const isSame = existing?.companyName === companyName;
  const change = { field: 'name', from: existing?.companyName ?? null, to: companyName } as const;
  return {
    sku,
    rows,
    tab: fault ? 'issues' : isNew ? 'new' : isSame ? 'unchanged' : 'updated',
    isNew,
    values: { companyName },
    changes: isNew || isSame || fault ? [] : [change],
    errors: fault ? [{ code: 'missing-name', message: fault }] : [],
    notes: [],
    autoIgnored: false,
    suspicious: false,
    edits: {},
    exclusion: fault ?? null,
  };
}
