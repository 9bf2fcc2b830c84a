import type { ImportKind } from 'shared-domain/contracts';
import {
  DESCRIPTIONS_TEMPLATE,
  INVENTORY_TEMPLATE,
  LICENCES_TEMPLATE,
  SUPPLIERS_TEMPLATE,
} from 'shared-domain/imports';
import { paths } from '../../frame/address/index.ts';

/** What is read of one kind of file: its columns, a sample to start from, and what its page says. */
interface Reads {
  title: string;
  hint: string;
  columns: readonly (readonly [name: string, headings: string])[];
  template: { fileName: string; text: string };
}

export const READS: Readonly<Record<ImportKind, Reads>> = {
  inventory: {
    title: 'Drop the inventory file here',
    hint: 'CSV (.csv, .txt) or a workbook (.xlsx, .ods). Nothing changes until you apply the review.',
    columns: [
      [
        'Product ID/SKU',
        'item #, item number, item no, item num, product id, product number, product no, sku, code, id',
      ],
      ['Name', 'item, name, product name, product, title, description'],
      ['Price', 'price, unit price, web price, retail price, cost, item price'],
      ['Stock', 'Available where On Hand is above 0, otherwise 0'],
      ['Others', 'Cat/Category, Packaging/Package, Brand, ABV, sizes'],
    ],
    template: { fileName: 'inventory-template.csv', text: INVENTORY_TEMPLATE },
  },
  descriptions: {
    title: 'Drop the descriptions file here',
    hint: 'Only existing products are updated, and only if the row has a description or an image.',
    columns: [
      ['ID', 'ID, Item # or Item#'],
      ['Description', 'Description'],
      ['Image', 'Image, image_url or image address'],
    ],
    template: { fileName: 'descriptions-template.csv', text: DESCRIPTIONS_TEMPLATE },
  },
  licences: {
    title: 'Drop the licence file here',
    hint: 'Rows with an empty number are skipped. An existing number gets the new name.',
    columns: [
      ['Licence number', 'Number, LICENSE_NUMBER, LICENSE, LicenseNumber'],
      ['Company name', 'Establishment, ESTABLISHMENT, NAME, EstablishmentName'],
      ['Others', 'End date/Expiry date, Checked on, Standing, Class, Premises address'],
    ],
    template: { fileName: 'licences-sample.csv', text: LICENCES_TEMPLATE },
  },
  suppliers: {
    title: 'Drop the supplier file here',
    hint: 'Adds suppliers, brands and contacts, and changes what a row fills. It removes nothing.',
    columns: [
      ['Name', 'Supplier, Brewery, Company or Name'],
      ['Brands', 'Brands or Brand; several are separated by commas'],
      ['Numbers', 'Licence number, LDB vendor number'],
      ['Contacts', 'Contact name, Email, Phone, Gets reports; a row for each contact'],
    ],
    template: { fileName: 'suppliers-template.csv', text: SUPPLIERS_TEMPLATE },
  },
};

/** A data URL, so that the download needs no request. */
export const sampleOf = (kind: ImportKind): { href: string; download: string } => {
  const { fileName, text } = READS[kind].template;
  return { href: `data:text/csv;charset=utf-8,${encodeURIComponent(text)}`, download: fileName };
};

type Words = {
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

/** Whether a file of this kind changes what the shops show. */
export const isOfProducts = (kind: ImportKind): boolean => kind === 'inventory' || kind === 'descriptions';
