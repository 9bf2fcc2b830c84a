import { createContext, useContext, useMemo } from 'react';
import { createStaffClient, type StaffClient } from 'shared-domain/staff-client';
import { adoptSessionAtom, compositionAtom, loadSessionAtom, store } from 'shared-domain/state';
import { earlyAnswers } from './early-answers.ts';
import { useAskForPasskey } from './passkey-prompt.ts';
import { sendWithProgress } from './send-with-progress.ts';

const UNAUTHENTICATED = 401;
const REFUSED = 403;

/** Notices at the next call that the session has ended or the role has changed, so that the layout can react. */
function watched(address: string, response: Response): Response {
  if (response.status === UNAUTHENTICATED && !address.startsWith('/api/auth/'))
    store.set(adoptSessionAtom, {});
  if (response.status === REFUSED) void store.set(loadSessionAtom);
  return response;
}

export const early = earlyAnswers(globalThis.document, (address, init) => fetch(address, init));

const browserClient = createStaffClient({
  fetch: async (address, init) => watched(address, await early.fetch(address, init)),
  send: async (address, init, onProgress) =>
    watched(address, await sendWithProgress(address, init, onProgress)),
  composition: () => store.get(compositionAtom),
});

/** The client of staff pages; tests pass their own. */
export const StaffClientContext = createContext<StaffClient>(browserClient);

/** Wraps a client so that calls that need a recent passkey ask for it and continue once it is confirmed (STAFF-36). */
function askingForPasskey({ call }: StaffClient, ask: () => Promise<boolean>): StaffClient {
  const again = async (...made: Parameters<typeof call>) => {
    const result = await call(...made);
    const isNeeded = !result.ok && result.problem.code === 'passkey_needed';
    return isNeeded && (await ask()) ? call(...made) : result;
  };
  return { call: again as typeof call };
}

/** The client for staff calls. Those that need a recent passkey ask for it (STAFF-36). */
export function useStaff(): StaffClient {
  const client = useContext(StaffClientContext);
  const ask = useAskForPasskey();
  return useMemo(() => askingForPasskey(client, ask), [client, ask]);
}
