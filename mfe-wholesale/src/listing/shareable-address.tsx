import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { type CatalogueFilters, isFiltered } from 'shared-domain/catalogue';
import { isStaffAtom } from 'shared-domain/state';

const AddressBox = lazy(() => import('./address-box.tsx'));

/** Staff's 'Shareable Search URL' with its copy button, while any filter is on (LISTING-18); customers never load it. */
export function ShareableAddress({ filters }: { filters: CatalogueFilters }) {
  const isStaff = useAtomValue(isStaffAtom);
  if (!isStaff || !isFiltered(filters)) return null;
  return (
    <Suspense>
      <AddressBox filters={filters} />
    </Suspense>
  );
}
