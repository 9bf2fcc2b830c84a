import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { isStaffAtom } from 'shared-domain/state';
import { useSearchParams } from 'shared-ui/router';

const AddressBox = lazy(() => import('./address-box.tsx'));

/** Staff's 'Shareable Search URL' with its copy button, while any filter is on (LISTING-18); customers never load it. */
export function ShareableAddress() {
  const isStaff = useAtomValue(isStaffAtom);
  const [query] = useSearchParams();
  if (!isStaff || query.size === Number(query.has('view'))) return null;
  return (
    <Suspense>
      <AddressBox />
    </Suspense>
  );
}
