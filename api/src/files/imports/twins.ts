import { codeKey, type ImportRow, withTwin } from 'shared-domain/imports';
import { type ProductDocument, productModel } from '../../catalogue/products/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';

/**
 * Finds the product that a new row may be: one that is stored, or that the file had before, whose SKU has the same letters and digits
 * (IMPORT-26). The stored SKUs are read once, at the first new row.
 */
export function twinFinder(deps: Deps) {
  let skus: Map<string, string> | undefined;
  const read = async () => {
    const found = productModel(deps.connection)
      .find()
      .select('_id')
      .maxTimeMS(30_000)
      .lean<{ _id: string }[]>();
    const keys = new Map<string, string>();
    for (const { _id } of await found) keys.set(codeKey(_id), _id);
    return keys;
  };
  return async (rows: ImportRow[], stored: ReadonlyMap<string, ProductDocument>): Promise<ImportRow[]> => {
    const isFresh = ({ id, errors, ignored }: ImportRow) =>
      !stored.has(id) && ignored === undefined && !errors.some(({ code }) => /-id$|^invalid-row$/.test(code));
    if (!rows.some(isFresh)) return rows;
    skus ??= await read();
    const known = skus;
    return rows.map((row) => {
      if (!isFresh(row)) return row;
      const key = codeKey(row.id);
      const twin = known.get(key);
      if (twin === undefined) known.set(key, row.id);
      return twin === undefined || twin === row.id || key === '' ? row : withTwin(row, twin);
    });
  };
}
