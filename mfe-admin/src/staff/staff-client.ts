import { createContext, useContext } from 'react';
import { createStaffClient, type StaffClient } from 'shared-domain/staff-client';
import { adoptSessionAtom, compositionAtom, loadSessionAtom, store } from 'shared-domain/state';
import { sendWithProgress } from './send-with-progress.ts';

const UNAUTHENTICATED = 401;
const REFUSED = 403;

/**
 * A session that ended while a page was open is noticed at the first call: the layout then asks to sign in again. So is
 * another role.
 */
function watched(address: string, response: Response): Response {
  if (response.status === UNAUTHENTICATED && !address.startsWith('/api/auth/'))
    store.set(adoptSessionAtom, {});
  if (response.status === REFUSED) void store.set(loadSessionAtom);
  return response;
}

const browserClient = createStaffClient({
  fetch: async (address, init) => watched(address, await fetch(address, init)),
  send: async (address, init, onProgress) =>
    watched(address, await sendWithProgress(address, init, onProgress)),
  composition: () => store.get(compositionAtom),
});

/** The calls of staff pages; a test passes its own. */
export const StaffClientContext = createContext<StaffClient>(browserClient);

/** The calls that staff pages make beside the customers' client. */
export const useStaff = (): StaffClient => useContext(StaffClientContext);
