import { type InventoryFilters, inventoryFromQuery, inventoryToQuery } from 'shared-domain/inventory';
import { type LtoStatus, ltoStatusOf } from 'shared-domain/pricing';
import type { Product } from 'shared-domain/products';
import { COLUMNS, type ColumnId } from './table/columns.ts';

export const DENSITIES = ['compact', 'standard', 'comfortable'] as const;
export type Density = (typeof DENSITIES)[number];

const LTO_STATES: readonly LtoStatus[] = ['active', 'scheduled', 'expired', 'none'];

export type Sort = { column: ColumnId; descending: boolean };

/** Everything that the inventory page keeps in its address: the filters (LISTING-11) and the table's settings. */
export type InventoryView = {
  filters: InventoryFilters;
  /** States of offers, combined as OR. */
  lto: readonly LtoStatus[];
  sort: Sort | null;
  /** Chosen columns; null for the member of staff's own setting. */
  columns: readonly ColumnId[] | null;
  /** null for the member of staff's own setting. */
  density: Density | null;
};

const list = (text: string | null) => (text ?? '').split(',').filter(Boolean);
export const isColumn = (text: string): text is ColumnId => text in COLUMNS;

function sortFrom(text: string | null): Sort | null {
  const column = (text ?? '').replace(/^-/, '');
  return isColumn(column) ? { column, descending: text?.startsWith('-') ?? false } : null;
}

/** Reads a view from an address; unknown values are ignored. */
export function viewFrom(query: URLSearchParams): InventoryView {
  const density = query.get('density') as Density;
  return {
    filters: inventoryFromQuery(query),
    lto: LTO_STATES.filter((state) => list(query.get('lto')).includes(state)),
    sort: sortFrom(query.get('sort')),
    columns: query.has('columns') ? list(query.get('columns')).filter(isColumn) : null,
    density: DENSITIES.includes(density) ? density : null,
  };
}

/** Writes a view as an address; defaults are left out. */
export function queryOf({ filters, lto, sort, columns, density }: InventoryView): URLSearchParams {
  const query = inventoryToQuery(filters);
  if (lto.length > 0) query.set('lto', lto.join(','));
  if (sort) query.set('sort', `${sort.descending ? '-' : ''}${sort.column}`);
  if (columns) query.set('columns', columns.join(','));
  if (density) query.set('density', density);
  return query;
}

export const NO_FILTERS: InventoryFilters = {
  brands: [],
  packagings: [],
  search: '',
  showHidden: false,
  quickFilters: [],
};

/** How many filters are on, for the badge of a phone's filter button. */
export const filterCount = ({ filters, lto }: InventoryView): number =>
  filters.brands.length +
  filters.packagings.length +
  filters.quickFilters.length +
  lto.length +
  (filters.showHidden ? 1 : 0) +
  (filters.search ? 1 : 0);

/** Whether a product's offer is in one of the chosen states; all pass if none is chosen. */
export const passesLto = (product: Product, lto: readonly LtoStatus[], at: Date): boolean =>
  lto.length === 0 || lto.includes(ltoStatusOf(product, at));
