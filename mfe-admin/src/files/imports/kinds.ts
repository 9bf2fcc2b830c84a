import type { ImportKind } from 'shared-domain/contracts';
import { paths } from '../../frame/address/index.ts';

/** What a file is about, in the words of its page. */
type Words = {
  one: string;
  many: string;
  /** The heading of what identifies a row. */
  id: string;
  /** Where they are shown. */
  to: string;
};

const PRODUCTS: Words = { one: 'product', many: 'products', id: 'Product ID/SKU', to: paths.products() };

export const KINDS: Readonly<Record<ImportKind, Words>> = {
  inventory: PRODUCTS,
  descriptions: PRODUCTS,
  licences: { one: 'licence', many: 'licences', id: 'Licence number', to: paths.accounts() },
  suppliers: { one: 'supplier', many: 'suppliers', id: 'Supplier', to: paths.suppliers },
};

/** 'Products' */
export const manyOf = (kind: ImportKind): string =>
  KINDS[kind].many.replace(/^./, (letter) => letter.toUpperCase());

/** Whether a file changes what the shops show. */
export const isOfProducts = (kind: ImportKind): boolean => KINDS[kind] === PRODUCTS;
