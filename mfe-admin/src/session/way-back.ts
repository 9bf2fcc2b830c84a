import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { environmentAtom } from 'shared-domain/state';
import { useLocation } from 'shared-ui/router';
import { paths } from '../paths.ts';
import { setSignedOutAtom, signedOutAtom } from './signed-out.ts';
import type { StaffState } from './use-staff-session.ts';

/** The mailed link mostly opens a tab of its own, so what it leads back to is kept for all tabs of this browser. */
const KEY = 'staff-way-back';

/** Whoever signs in the next day begins at the dashboard, with nothing half done. */
export const KEPT_FOR = 12 * 3_600_000;

/** Path and query of a page of the staff area; null for any other address, of this site or of another. */
export function staffPageOf(address: string): string | null {
  if (!/^\/admin(?=[/?]|$)/.test(address)) return null;
  // The origin does not matter: a browser's reading of the address resolves '..' as it would when it goes there.
  const { pathname, search } = new URL(address, 'https://here.invalid');
  const isStaff = pathname === paths.dashboard || pathname.startsWith(`${paths.dashboard}/`);
  return isStaff && pathname !== paths.login ? `${pathname}${search}` : null;
}

/** Where signing in leads: to the page on which the session ended, else to the dashboard. */
const wayBackAtom = atom((get) => {
  const { localStorage, now } = get(environmentAtom);
  return (): string => {
    const [at = '', address = ''] = localStorage.read(KEY)?.split(' ') ?? [];
    const isRecent = now().getTime() - Date.parse(at) < KEPT_FOR;
    return (isRecent ? staffPageOf(address) : null) ?? paths.dashboard;
  };
});

/** Whoever has signed out has finished: pages that close behind them are none to come back to. */
const keepWayBackAtom = atom(null, (get, _set, address: string) => {
  const { localStorage, now } = get(environmentAtom);
  if (!get(signedOutAtom)()) localStorage.write(KEY, `${now().toISOString()} ${address}`);
});

/** Forgets the way back, as somebody has come in or has left on purpose (`isOut`). */
export const forgetWayBackAtom = atom(null, (get, set, isOut: boolean) => {
  set(setSignedOutAtom, isOut);
  get(environmentAtom).localStorage.remove(KEY);
});

/** Asks where signing in leads at that moment. */
export const useWayBack = () => useAtomValue(wayBackAtom);

/** Keeps this page as the one to come back to while nobody is signed in, and forgets it once somebody is. */
export function useKeptPage(state: StaffState['state']): void {
  const { pathname, search } = useLocation();
  const keep = useSetAtom(keepWayBackAtom);
  const forget = useSetAtom(forgetWayBackAtom);
  const isIn = state === 'authenticated';
  useEffect(() => {
    if (isIn) forget(false);
  }, [isIn, forget]);
  const isOut = state === 'unauthenticated' || state === 'failed';
  useEffect(() => {
    if (isOut) keep(`${pathname}${search}`);
  }, [isOut, pathname, search, keep]);
}
