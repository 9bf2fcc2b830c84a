import { codeKey, type ImportRow, sizedName, withTwin } from 'shared-domain/imports';
import { type ProductDocument, productModel } from '../../catalogue/products/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';

/** SKUs by their key, and by the name with its size. */
type Known = { skus: Map<string, string>; names: Map<string, string> };

async function readKnown({ connection }: Deps): Promise<Known> {
  const found = await productModel(connection)
    .find()
    .select('_id name')
    .maxTimeMS(30_000)
    .lean<Pick<ProductDocument, '_id' | 'name'>[]>();
  return {
    skus: new Map(found.map(({ _id }) => [codeKey(_id), _id])),
    names: new Map(found.map(({ _id, name }) => [sizedName(name), _id])),
  };
}

/**
 * Finds the product that a new row may be (IMPORT-26): one that is stored, or that the file had before, whose SKU has the same letters
 * and digits; or one that is stored with the same name and size. The stored ones are read once, at the first new row.
 */
export function twinFinder(deps: Deps) {
  let known: Known | undefined;
  return async (rows: ImportRow[], stored: ReadonlyMap<string, ProductDocument>): Promise<ImportRow[]> => {
    const isFresh = ({ id, errors, ignored }: ImportRow) =>
      !stored.has(id) && ignored === undefined && !errors.some(({ code }) => /-id$|^invalid-row$/.test(code));
    if (!rows.some(isFresh)) return rows;
    known ??= await readKnown(deps);
    const { skus, names } = known;
    return rows.map((row) => {
      const key = codeKey(row.id);
      if (!isFresh(row) || key === '') return row;
      const near = skus.get(key);
      if (near === undefined) skus.set(key, row.id);
      const name = sizedName(row.values.name ?? '');
      const twin = near ?? (name === '' ? undefined : names.get(name));
      return twin === undefined || twin === row.id ? row : withTwin(row, twin);
    });
  };
}
