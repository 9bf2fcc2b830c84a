import {
  type DescriptionEntry,
  descriptionColumnsOf,
  descriptionRowOf,
  faultyDescriptionPlaces,
  reviewDescription,
} from 'shared-domain/imports';
import { toProduct } from '../../catalogue/products/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { problem } from '../../requests/problems/index.ts';
import { plainColumns } from './plain-columns.ts';
import type { Read, Reviewed, Reviewer, Sheet } from './reviewer.ts';
import { productsById } from './targets/products.ts';

type Row = Pick<DescriptionEntry, 'id' | 'values'> & { notes: string[]; broken?: string };

/** Files of descriptions and images: they update known products, and only fields that a row fills. */
export async function descriptionsReviewer(
  deps: Deps,
  { headers, samples, chosen }: Sheet,
): Promise<Reviewer> {
  const columns = descriptionColumnsOf(headers, chosen);
  if (columns === null) throw problem('import_no_id');
  return {
    ...plainColumns({ headers, samples, chosen }, columns),
    read: ({ cells, index, row, notes, broken }) => {
      const read = descriptionRowOf(cells, columns);
      const parsed = { ...read, notes: [...(read.notes ?? []), ...notes], ...(broken ? { broken } : {}) };
      const id = broken && parsed.id ? `${parsed.id.slice(0, 60)} (row ${row})` : parsed.id;
      return { sku: id || `imported-${index}`, rows: [row], parsed };
    },
    merge: (first, second) => ({
      ...first,
      rows: [...first.rows, ...second.rows],
      parsed: merged(first.parsed as Row, second.parsed as Row),
    }),
    faulty: (cells) => faultyDescriptionPlaces(cells, columns),
    review: async (rows) => {
      const stored = await productsById(
        deps,
        rows.map(({ sku }) => sku),
      );
      return rows.map((row) => {
        const existing = stored.get(row.sku);
        return reviewed(row, reviewDescription(row.parsed as Row, existing ? toProduct(existing) : null));
      });
    },
  };
}

const merged = (first: Row, second: Row): Row => ({
  id: first.id,
  values: { ...second.values, ...first.values },
  notes: [...first.notes, ...second.notes],
});

function reviewed({ sku, rows, parsed }: Read, entry: DescriptionEntry): Reviewed {
  const { notes, broken } = parsed as Row;
  const { kind, values, changes, errors, ignoreReason } = broken ? brokenEntry(entry, broken) : entry;
  return {
    sku,
    rows,
    tab: kind,
    isNew: false,
    values: { ...values },
    changes: [...changes],
    errors: [...errors],
    notes,
    autoIgnored: ignoreReason !== undefined,
    ...(ignoreReason === undefined ? {} : { ignoreReason }),
    suspicious: false,
    edits: {},
    exclusion: errors[0]?.message ?? ignoreReason ?? null,
  };
}

const brokenEntry = ({ id }: DescriptionEntry, message: string): DescriptionEntry => ({
  id,
  kind: 'issues',
  values: {},
  changes: [],
  errors: [{ code: 'invalid-row', message }],
});
