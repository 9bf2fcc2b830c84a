import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { environmentAtom } from 'shared-domain/state';
import { paths } from '../address/index.ts';
import { setSignedOutAtom, signedOutAtom } from './signed-out.ts';
import type { StaffState } from './use-staff-session.ts';

/** Stored for all tabs of this browser, because the emailed link usually opens a new one. */
const KEY = 'staff-way-back';

/** After this long, staff start at the dashboard. */
export const RETENTION_MS = 12 * 3_600_000;

/** Path and query of a page of the staff area; null for any other address, on this site or another. */
export function staffPageOf(address: string): string | null {
  if (!/^\/admin(?=[/?]|$)/.test(address)) return null;
  // The origin doesn't matter: parsing resolves '..' the way navigation does.
  const { pathname, search } = new URL(address, 'https://here.invalid');
  const isStaff = pathname === paths.dashboard || pathname.startsWith(`${paths.dashboard}/`);
  return isStaff && pathname !== paths.login ? `${pathname}${search}` : null;
}

/** The page after signing in: where the session ended, or else the dashboard. */
const returnPageAtom = atom((get) => {
  const { localStorage, now } = get(environmentAtom);
  return (): string => {
    const [at = '', address = ''] = localStorage.read(KEY)?.split(' ') ?? [];
    const isRecent = now().getTime() - Date.parse(at) < RETENTION_MS;
    return (isRecent ? staffPageOf(address) : null) ?? paths.dashboard;
  };
});

/** After signing out, pages that close are not stored as return pages. */
const storeReturnPageAtom = atom(null, (get, _set, address: string) => {
  const { localStorage, now } = get(environmentAtom);
  if (!get(signedOutAtom)()) localStorage.write(KEY, `${now().toISOString()} ${address}`);
});

/** Deletes the return page after a sign-in or an intended sign-out (`isOut`). */
export const forgetReturnPageAtom = atom(null, (get, set, isOut: boolean) => {
  set(setSignedOutAtom, isOut);
  get(environmentAtom).localStorage.remove(KEY);
});

/** Returns a function that reads the return page at the moment it is called. */
export const useReturnPage = () => useAtomValue(returnPageAtom);

/** Stores this page as the return page while no one is signed in, and deletes it once someone is. */
export function useStoreReturnPage(state: StaffState['state']): void {
  const { pathname, search } = useLocation();
  const keep = useSetAtom(storeReturnPageAtom);
  const forget = useSetAtom(forgetReturnPageAtom);
  const isIn = state === 'authenticated';
  useEffect(() => {
    if (isIn) forget(false);
  }, [isIn, forget]);
  const isOut = state === 'unauthenticated' || state === 'failed';
  useEffect(() => {
    if (isOut) keep(`${pathname}${search}`);
  }, [isOut, pathname, search, keep]);
}
