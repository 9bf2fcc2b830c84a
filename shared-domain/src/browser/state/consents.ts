import { atom } from 'jotai/vanilla';
import { AGE_DAYS, AGE_KEY, CONSENT_KEY } from '../../foundation/company/index.ts';
import { environmentAtom } from './environment.ts';
import { changeStoreAtom } from './persisted.ts';

const AGE_SECONDS = AGE_DAYS * 24 * 60 * 60;

const ageHeld = atom<'unknown' | 'verified' | 'unverified'>('unknown');

/** Whether the visitor has confirmed their age; `unknown` until `startState` has looked (GATE-1). */
export const ageAtom = atom((get) => get(ageHeld));

const cookieSays = (cookies: string) =>
  cookies.split(';').some((cookie) => cookie.trim() === `${AGE_KEY}=true`);

const writeAgeCookie = atom(null, (get) =>
  get(environmentAtom).cookies.write(`${AGE_KEY}=true; Max-Age=${AGE_SECONDS}; Path=/; SameSite=Lax`),
);

/** Looks for the cookie, then for the local flag; a flag found only in local storage sets the cookie again. */
export const readAgeAtom = atom(null, (get, set) => {
  const { cookies, localStorage } = get(environmentAtom);
  const isInCookie = cookieSays(cookies.read());
  const isStored = localStorage.read(AGE_KEY) === 'true';
  if (isStored && !isInCookie) set(writeAgeCookie);
  set(ageHeld, isInCookie || isStored ? 'verified' : 'unverified');
});

/** YES on the age gate: kept for 365 days as a cookie and in local storage. */
export const confirmAgeAtom = atom(
  null,
  (get, set, { onKegPortal = false }: { onKegPortal?: boolean } = {}) => {
    get(environmentAtom).localStorage.write(AGE_KEY, 'true');
    set(writeAgeCookie);
    set(ageHeld, 'verified');
    if (onKegPortal) set(changeStoreAtom, (store) => ({ ...store, isKegPortalUnlocked: true }));
  },
);

export type CookieConsent = 'accepted' | 'declined';

const consentHeld = atom<{ consent: CookieConsent | null; isAnswered: boolean; isRead: boolean }>({
  consent: null,
  isAnswered: false,
  isRead: false,
});

/** The visitor's answer about cookies, now or on an earlier visit. */
export const cookieConsentAtom = atom((get) => get(consentHeld).consent);

/** Marks in the session storage that the banner was answered on this visit, which the payment page interrupts. */
const ANSWERED_KEY = 'cookies-answered';

/** Whether to show the cookie banner: not accepted before and not answered on this visit (GATE-12). */
export const isCookieBannerDueAtom = atom((get) => {
  const { consent, isAnswered, isRead } = get(consentHeld);
  return isRead && consent !== 'accepted' && !isAnswered;
});

/** Reads this browser's stored answer, which another tab may have written. */
export const readConsentAtom = atom(null, (get, set) => {
  const { localStorage, sessionStorage } = get(environmentAtom);
  const stored = localStorage.read(CONSENT_KEY);
  const isAnswered = get(consentHeld).isAnswered || sessionStorage.read(ANSWERED_KEY) !== null;
  const consent = stored === 'accepted' || stored === 'declined' ? stored : null;
  set(consentHeld, { consent, isAnswered, isRead: true });
});

/** Accept or Decline on the banner; either hides it for this visit, after Decline it returns on the next. */
export const answerCookiesAtom = atom(null, (get, set, consent: CookieConsent) => {
  const { localStorage, sessionStorage } = get(environmentAtom);
  localStorage.write(CONSENT_KEY, consent);
  sessionStorage.write(ANSWERED_KEY, 'true');
  set(consentHeld, { consent, isAnswered: true, isRead: true });
});
