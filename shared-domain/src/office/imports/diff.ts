import { DETAIL_LABELS } from '../../goods/product-fields/index.ts';
import type { Product } from '../../goods/products/index.ts';
import type { LicenceField } from './licences.ts';
import { priceChangeOf } from './price-change.ts';
import type { SupplierField } from './suppliers.ts';
import type { ImportValues } from './values.ts';

type Value = string | number | boolean;

/** Fields that a file can change; a product keeps the date on which it was added. */
type ComparedField = Exclude<keyof ImportValues, 'created_at'>;

/** One field that a row would change. Prices in dollars. */
export type FieldChange = {
  readonly field: ComparedField | LicenceField | SupplierField;
  readonly from: Value | null;
  readonly to: Value;
  /** For prices: per cent with one decimal; null if the old price is 0. */
  readonly percent?: number | null;
  /** For prices: why staff should look twice. */
  readonly suspicion?: string;
};

/** Every field, with its label for staff, in the order in which a review shows them. */
const LABELS = {
  price: 'Price',
  stock: 'Stock',
  name: 'Name',
  friendlyName: 'Friendly name',
  originalName: 'Original name',
  packagingType: 'Packaging',
  category: 'Category',
  hiddenCategory: 'Brand',
  abv: 'ABV',
  ltoPrice: 'LTO price',
  ltoStartDate: 'LTO start date',
  ltoEndDate: 'LTO end date',
  description: 'Description',
  imageUrl: 'Image',
  hidden: 'Hidden',
  forceDisplay: 'Force display',
  ...DETAIL_LABELS,
  container: 'Container',
} as const satisfies Record<ComparedField, string>;

const FIELDS = Object.keys(LABELS) as ComparedField[];

/** The labels of all fields that a review shows. */
export const FIELD_LABELS: Readonly<Record<FieldChange['field'], string>> = {
  ...LABELS,
  companyName: 'Company name',
  endDate: 'End date',
  checkedOn: 'Checked on',
  standing: 'Standing',
  licenceClass: 'Class',
  premisesAddress: 'Premises address',
  paymentTerms: 'Terms',
  creditLimit: 'Credit limit',
  brands: 'Brands',
  licenceNumber: 'Licence number',
  ldbVendorNumber: 'LDB vendor number',
  contacts: 'Contacts',
};

/** What a row's values would change in a product, field by field; unchanged fields are left out. */
export function diffOf(product: Product, values: ImportValues): FieldChange[] {
  return FIELDS.flatMap((field): FieldChange[] => {
    const from = product[field] ?? null;
    const to = values[field];
    if (to === undefined || to === from) return [];
    return [{ field, from, to, ...(field === 'price' ? moved(Number(from), Number(to)) : {}) }];
  });
}

function moved(from: number, to: number): Pick<FieldChange, 'percent' | 'suspicion'> {
  const { percent, suspicion } = priceChangeOf(from, to);
  return { percent, ...(suspicion === null ? {} : { suspicion }) };
}
