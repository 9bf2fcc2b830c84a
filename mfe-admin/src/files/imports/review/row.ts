import type { ImportRow } from 'shared-domain/contracts';
import { displayName } from 'shared-domain/products';

/** The name that a row's product would have. */
export const nameIn = ({ product, licence, supplier, sku }: ImportRow): string =>
  (product && displayName(product)) || licence?.companyName || supplier || sku;

export const isLeftOut = ({ edits }: ImportRow): boolean =>
  edits.skipThisTime === true || edits.shouldIgnore === true;

/** A new product that would be applied if it had a brand (IMPORT-11). */
export const needsBrand = (row: ImportRow): boolean =>
  row.kind === 'new' && !isLeftOut(row) && !row.product?.hiddenCategory?.trim();

/** Whether the row's price waits until staff accept it (IMPORT-12). */
export const isPriceHeld = ({ suspicious, edits }: ImportRow): boolean =>
  suspicious && edits.acceptPrice !== true && edits.price === undefined;
