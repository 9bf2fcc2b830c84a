import { brandKey } from '../suppliers/index.ts';
import { isShortened, readCode } from './codes.ts';
import { type ChosenColumns, chosenFor, placeOf } from './file.ts';
import { readText } from './texts.ts';

/** The fields of a supplier file, with the headings accepted for them (SUPPLIER-3). */
const HEADINGS = {
  name: [
    'Supplier',
    'Supplier name',
    'Brewery',
    'Brewery name',
    'Brasserie',
    'Fournisseur',
    'Company',
    'Company name',
    'Name',
  ],
  brands: ['Brands', 'Brand', 'Brand name', 'Brand names', 'Marques', 'Marque'],
  licenceNumber: [
    'Licence number',
    'License number',
    'Licence',
    'Licence no',
    'License No',
    'Licence #',
    'License #',
    'Manufacturer licence',
    'No de permis',
  ],
  ldbVendorNumber: [
    'LDB vendor number',
    'LDB vendor',
    'Vendor number',
    'Vendor no',
    'Vendor #',
    'Supplier number',
    'Supplier no',
  ],
  contactName: ['Contact name', 'Contact', 'Contact person'],
  email: ['Email', 'Email address', 'Contact email', 'Courriel'],
  phone: ['Phone', 'Phone number', 'Contact phone', 'Telephone', 'Téléphone'],
  getsReports: ['Gets reports', 'Gets sales reports', 'Reports', 'Sales reports'],
} as const;

type ColumnField = keyof typeof HEADINGS;

/** Fields that a column of a supplier file may fill. */
export const SUPPLIER_COLUMN_FIELDS = Object.keys(HEADINGS) as ColumnField[];

/** Columns of a supplier file, counted from 0. */
export type SupplierColumns = { readonly name: number } & Partial<Readonly<Record<ColumnField, number>>>;

/** Finds the columns by the accepted names, in any case, and as staff chose them; null without a column of names. */
export function supplierColumnsOf(
  headers: readonly string[],
  chosen: ChosenColumns = {},
): SupplierColumns | null {
  const own = chosenFor(chosen, SUPPLIER_COLUMN_FIELDS);
  const taken = new Set(Object.keys(chosen).map(Number));
  const found = SUPPLIER_COLUMN_FIELDS.flatMap((field) => {
    const place = own[field] ?? placeOf(headers, HEADINGS[field], taken);
    return place === null ? [] : [[field, place]];
  });
  const columns: Partial<Record<ColumnField, number>> = Object.fromEntries(found);
  return columns.name === undefined ? null : { ...columns, name: columns.name };
}

/** How many fields of a supplier file its headings name. */
export const supplierHeadings = (headers: readonly string[]): number =>
  Object.values(HEADINGS).filter((names) => placeOf(headers, names) !== null).length;

type Contact = { name: string; email: string; phone?: string | undefined; getsReports: boolean };

/** What a stored supplier and a file have in common (SUPPLIER-1). */
export type ImportedSupplier = {
  readonly name: string;
  readonly brands: readonly string[];
  readonly licenceNumber?: string | undefined;
  readonly ldbVendorNumber?: string | undefined;
  readonly contacts: readonly Contact[];
};

/** A supplier as a file has it; what a contact's row leaves out stays as it is stored. */
type FileSupplier = Omit<ImportedSupplier, 'contacts'> & {
  readonly contacts: readonly (Pick<Contact, 'email'> & Partial<Contact>)[];
};

/** A field of a supplier that a file may change. */
export type SupplierField = Exclude<keyof ImportedSupplier, 'name'>;

/** The rows of one supplier, read; with faults it can't be applied. */
export type SupplierRow = { readonly values: FileSupplier; readonly faults: readonly string[] };

/** Reads a row: a supplier with its brands, separated by commas, and at most one contact; null without a name (SUPPLIER-3). */
export function supplierRowOf(cells: readonly string[], columns: SupplierColumns): SupplierRow | null {
  const faults: string[] = [];
  const at = (field: ColumnField): string => {
    const said = readText((cells[columns[field] ?? -1] ?? '').trim());
    if ('value' in said) return said.value;
    faults.push(said.problem);
    return '';
  };
  const name = at('name');
  if (name === '' && faults.length === 0) return null;
  const numbers = (['licenceNumber', 'ldbVendorNumber'] as const).flatMap((field) => {
    const code = readCode(at(field));
    if (isShortened(code)) faults.push(SHORTENED);
    return code === '' ? [] : [[field, code]];
  });
  const [contactName, email, phone, reports] = [
    at('contactName'),
    at('email'),
    at('phone'),
    at('getsReports'),
  ];
  const contact = {
    email,
    ...(contactName ? { name: contactName } : {}),
    ...(phone ? { phone } : {}),
    ...(reports ? { getsReports: !/^(?:no|n|false|0)$/i.test(reports) } : {}),
  };
  const brands = at('brands')
    .split(/[,;\n]/)
    .flatMap((brand) => brand.trim() || []);
  const contacts = email || contactName || phone ? [contact] : [];
  return { values: { name, brands, ...Object.fromEntries(numbers), contacts }, faults };
}

const SHORTENED = 'Invalid number (the spreadsheet has shortened it; format the column as text)';

const NUMBERS = { licenceNumber: 'Licence number', ldbVendorNumber: 'LDB vendor number' } as const;

/** One supplier's rows: each may add brands and contacts; numbers that differ are an issue (SUPPLIER-3). */
export function mergedSuppliers(
  first: SupplierRow,
  second: SupplierRow,
  rows: readonly number[],
): SupplierRow {
  const [one, other] = [first.values, second.values];
  const disagreements = (Object.keys(NUMBERS) as (keyof typeof NUMBERS)[]).flatMap((field) =>
    one[field] && other[field] && one[field] !== other[field]
      ? [`Rows ${rows.join(', ')} disagree: ${NUMBERS[field]} '${one[field]}' and '${other[field]}'`]
      : [],
  );
  return {
    values: {
      ...one,
      ...other,
      name: one.name,
      brands: withBrands(one.brands, other.brands),
      contacts: byEmail([...one.contacts, ...other.contacts]),
    },
    faults: [...first.faults, ...second.faults, ...disagreements],
  };
}

function withBrands(known: readonly string[], others: readonly string[]): string[] {
  const keys = new Set(known.map(brandKey));
  return [...known, ...others.filter((brand) => !keys.has(brandKey(brand)))];
}

/** Each address once, with what the later ones say. */
function byEmail<Found extends Pick<Contact, 'email'>>(contacts: readonly Found[]): Found[] {
  const found = new Map<string, Found>();
  for (const contact of contacts) {
    const key = contact.email.toLowerCase();
    found.set(key, { ...found.get(key), ...contact });
  }
  return [...found.values()];
}

/** A supplier with what a file says: it adds brands and contacts and changes what it fills; it removes nothing (SUPPLIER-3). */
export function withImported(
  supplier: ImportedSupplier | undefined,
  { name: written, brands, contacts, ...numbers }: FileSupplier,
): ImportedSupplier {
  const name = supplier?.name ?? written;
  return {
    ...supplier,
    ...numbers,
    name,
    brands: withBrands(supplier?.brands ?? [], brands),
    contacts: byEmail([...(supplier?.contacts ?? []), ...contacts]).map((contact) => ({
      ...{ name, getsReports: true },
      ...contact,
    })),
  };
}

/** What a file changes of a supplier, as a review shows it: everything of a new one; of contacts, those that it adds or changes. */
export function supplierChanges(
  before: ImportedSupplier | undefined,
  after: ImportedSupplier,
): { field: SupplierField; from: string | null; to: string }[] {
  const known = new Set(before?.contacts.map(contactText));
  const contacts = after.contacts.map(contactText).filter((contact) => !known.has(contact));
  const fields = (['brands', 'licenceNumber', 'ldbVendorNumber'] as const).flatMap((field) => {
    const [from, to] = [before?.[field], after[field]].map((value) => [value ?? []].flat().join(', '));
    return from === to ? [] : [{ field, from: from || null, to: to ?? '' }];
  });
  return contacts.length === 0
    ? fields
    : [...fields, { field: 'contacts', from: null, to: contacts.join('; ') }];
}

const contactText = ({ name, email, phone = '', getsReports }: Contact): string =>
  [name, email, phone, getsReports ? '' : 'no reports'].filter(Boolean).join(', ');
