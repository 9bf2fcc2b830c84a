import { createContext, useContext } from 'react';
import { createStaffClient, type StaffClient } from 'shared-domain/staff-client';
import { adoptSessionAtom, compositionAtom, store } from 'shared-domain/state';

const UNAUTHENTICATED = 401;

/** A session that ended while a page was open is noticed at the first call: the layout then asks to sign in again. */
async function watchedFetch(address: string, init: RequestInit): Promise<Response> {
  const response = await fetch(address, init);
  if (response.status === UNAUTHENTICATED && !address.startsWith('/api/auth/'))
    store.set(adoptSessionAtom, {});
  return response;
}

const browserClient = createStaffClient({
  fetch: watchedFetch,
  composition: () => store.get(compositionAtom),
});

/** The calls of staff pages; a test hands in its own. */
export const StaffClientContext = createContext<StaffClient>(browserClient);

/** The calls that staff pages make beside the customers' client. */
export const useStaff = (): StaffClient => useContext(StaffClientContext);
