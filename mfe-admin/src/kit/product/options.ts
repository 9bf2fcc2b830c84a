import { company } from 'shared-domain/company';
import { PACKAGING_LABELS, PACKAGING_TYPES } from 'shared-domain/products';

export const BRAND_OPTIONS: readonly { value: string; label: string }[] = [
  { value: '', label: 'No brand' },
  ...company.brands.map(({ label }) => ({ value: label, label })),
];

/** Packaging options with the editor's labels (PRODUCT-2). */
export const PACKAGING_OPTIONS: readonly { value: string; label: string }[] = PACKAGING_TYPES.map(
  (packaging) => ({ value: packaging, label: PACKAGING_LABELS[packaging] }),
);
