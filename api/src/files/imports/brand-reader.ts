import { company } from 'shared-domain/company';
import { brandLike, type ImportRow } from 'shared-domain/imports';
import { productModel } from '../../catalogue/products/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';

/**
 * Reads a row's brand as one that exists, however it is written; one that is new but like another gets a note (IMPORT-26). The
 * file's own brands count once they have occurred.
 */
export async function brandReader(deps: Deps): Promise<(row: ImportRow) => ImportRow> {
  const stored = await productModel(deps.connection).distinct('hiddenCategory').maxTimeMS(30_000);
  const known = new Set([
    ...company.brands.map(({ label }) => label),
    ...stored.filter((brand) => typeof brand === 'string'),
  ]);
  const read = new Map<string, ReturnType<typeof brandLike>>();
  return (row) => {
    const written = row.values.hiddenCategory;
    if (!written || known.has(written)) return row;
    const found = read.get(written) ?? brandLike(written, [...known]);
    read.set(written, found);
    if (found.same === undefined) {
      known.add(written);
      return found.like === undefined
        ? row
        : { ...row, notes: [...row.notes, `New brand '${written}', like ${found.like}`] };
    }
    const guess = { field: 'hiddenCategory', cell: written, as: found.same } as const;
    const guesses = [...(row.guesses ?? []), guess];
    return { ...row, values: { ...row.values, hiddenCategory: found.same }, guesses };
  };
}
