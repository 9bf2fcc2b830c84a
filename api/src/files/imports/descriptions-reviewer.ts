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
import type { Read, Reviewed, Reviewer } from './reviewer.ts';
import { productsById } from './targets/products.ts';

type Row = Pick<DescriptionEntry, 'id' | 'values'>;

/** Files of descriptions and images: they update known products, and only fields that a row fills. */
export async function descriptionsReviewer(deps: Deps, headers: string[]): Promise<Reviewer> {
  const columns = descriptionColumnsOf(headers);
  if (columns === null) throw problem('import_no_id');
  return {
    read: ({ cells, index, row }) => {
      const parsed = descriptionRowOf(cells, columns);
      return { sku: parsed.id || `imported-${index}`, rows: [row], parsed };
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
});

function reviewed({ sku, rows }: Read, entry: DescriptionEntry): Reviewed {
  const { kind, values, changes, errors, ignoreReason } = entry;
  return {
    sku,
    rows,
    tab: kind,
    isNew: false,
    values: { ...values },
    changes: [...changes],
    errors: [...errors],
    notes: [],
    autoIgnored: ignoreReason !== undefined,
    ...(ignoreReason === undefined ? {} : { ignoreReason }),
    suspicious: false,
    edits: {},
    exclusion: errors[0]?.message ?? ignoreReason ?? null,
  };
}
