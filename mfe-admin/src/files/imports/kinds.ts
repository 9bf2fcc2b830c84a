import type { ImportKind } from 'shared-domain/contracts';
import { paths } from '../../frame/address/index.ts';

/** What a file is about, in the words of its page. */
type Words = {
  /** The name of such a file. */
  file: string;
  one: string;
  many: string;
  /** The heading of what identifies a row. */
  id: string;
  /** Where they are shown. */
  to: string;
};

const PRODUCTS = { one: 'product', many: 'products', id: 'Product ID/SKU', to: paths.products() };

export const KINDS: Readonly<Record<ImportKind, Words>> = {
  inventory: { file: 'Prices, stock and sizes', ...PRODUCTS },
  descriptions: { file: 'Descriptions and pictures', ...PRODUCTS },
  licences: {
    file: 'Licences',
    one: 'licence',
    many: 'licences',
    id: 'Licence number',
    to: paths.accounts(),
  },
  suppliers: { file: 'Suppliers', one: 'supplier', many: 'suppliers', id: 'Supplier', to: paths.suppliers },
};

/** 'Products' */
export const manyOf = (kind: ImportKind): string =>
  KINDS[kind].many.replace(/^./, (letter) => letter.toUpperCase());

/** Whether a file changes what the shops show. */
export const isOfProducts = (kind: ImportKind): boolean => kind === 'inventory' || kind === 'descriptions';
