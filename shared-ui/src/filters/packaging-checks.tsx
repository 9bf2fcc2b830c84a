import { PACKAGING_LABELS, PACKAGING_TYPES, type PackagingType } from 'shared-domain/products';
import { FilterChecks } from './filter-checks.tsx';

export type PackagingChecksProps = {
  chosen: readonly PackagingType[];
  onChange: (chosen: PackagingType[]) => void;
  /** The offered ones in order; all three by default. */
  options?: readonly PackagingType[];
};

/** Check boxes for the packagings: 'Packaged (Bottles/Cans)', '20L & 30L Kegs', '50L Kegs' (PRODUCT-2). */
export function PackagingChecks({ chosen, onChange, options = PACKAGING_TYPES }: PackagingChecksProps) {
  const named = options.map((value) => ({ value, label: PACKAGING_LABELS[value] }));
  return <FilterChecks legend="Packaging" options={named} chosen={chosen} onChange={onChange} />;
}
