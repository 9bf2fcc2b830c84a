import { atom } from 'jotai/vanilla';
import type { PersonJson, SessionJson, StaffSession } from '../../interface/contracts/index.ts';
import type { Result } from '../client/index.ts';
import { loadCatalogueAtom } from './catalogue.ts';
import { environmentAtom, futureAtom } from './environment.ts';
import { openFutureAtom } from './future-carts.ts';
import { showCartOfAtom } from './licence-carts.ts';

/** Session-storage keys of this tab's kind of customer (PAGE-12). */
const SESSION_KEYS = {
  userType: 'userType',
  licenseNumber: 'licenseNumber',
  companyName: 'companyName',
} as const;

type Licensee = NonNullable<SessionJson['licensee']>;

export type UserType = 'retail' | 'licensee';

/** Who this browser is, as far as the page knows. */
export type Session = {
  /** `unknown` until the API has answered once. */
  readonly status: 'unknown' | 'known';
  readonly userType: UserType | null;
  readonly licensee: Licensee | null;
  /** Who has signed in to an account by an emailed link. */
  readonly person: PersonJson | null;
  readonly staff: StaffSession | null;
  /** Whether staff can sign in here without a link. */
  readonly devSignIn: boolean;
  /** What staff's accounts are called that also sign in, if any do. */
  readonly singleSignOn?: string | undefined;
};

const storedSession = atom<Session>({
  status: 'unknown',
  userType: null,
  licensee: null,
  person: null,
  staff: null,
  devSignIn: false,
});

/** The session. */
export const sessionAtom = atom((get) => get(storedSession));

/** Whether a member of staff is signed in. */
export const isStaffAtom = atom((get) => get(storedSession).staff !== null);

/** What the signed-in person may do for the licence that they shop for; undefined if nobody is signed in to it. */
export const accountRolesAtom = atom((get) => {
  const { person, licensee } = get(storedSession);
  return person?.accounts.find(({ licenseNumber }) => licenseNumber === licensee?.licenseNumber)?.roles;
});

/** Whether orders can be placed and changed here: not by a signed-in person without that role (PEOPLE-2). */
export const mayOrderAtom = atom((get) => get(accountRolesAtom)?.includes('order') ?? true);

/** Whether the wholesale shop is open to this browser: a licensee with a verified number, or staff (GATE-5). */
export const mayShopWholesaleAtom = atom((get) => {
  const { userType, licensee, staff } = get(storedSession);
  return staff !== null || (userType === 'licensee' && licensee !== null);
});

const keepAtom = atom(null, (get, set, session: Session) => {
  const { sessionStorage } = get(environmentAtom);
  const { userType, licensee } = session;
  const values = {
    [SESSION_KEYS.userType]: userType,
    [SESSION_KEYS.licenseNumber]: licensee?.licenseNumber ?? null,
    [SESSION_KEYS.companyName]: licensee?.companyName ?? null,
  };
  for (const [key, value] of Object.entries(values)) {
    if (value === null) sessionStorage.remove(key);
    else sessionStorage.write(key, value);
  }
  set(storedSession, session);
});

/** Reads what this tab stored, which counts until the API has answered. */
export const readSessionAtom = atom(null, (get, set) => {
  const { sessionStorage } = get(environmentAtom);
  const userType = sessionStorage.read(SESSION_KEYS.userType);
  const licenseNumber = sessionStorage.read(SESSION_KEYS.licenseNumber);
  const companyName = sessionStorage.read(SESSION_KEYS.companyName) ?? '';
  set(storedSession, {
    ...get(storedSession),
    userType: userType === 'retail' || userType === 'licensee' ? userType : null,
    licensee: licenseNumber ? { licenseNumber, companyName } : null,
  });
});

/** How often a session was adopted: an answer that was asked for before the latest is out of date. */
const adoptions = atom(0);

/**
 * Adopts the API's answer about the session. The API decides about the licence: one that it no longer knows is
 * forgotten, one new to this tab is adopted (unless the visitor chose retail here). Staff see hidden products too: when
 * they sign in or out, the catalogue is fetched again.
 */
export const adoptSessionAtom = atom(null, (get, set, answer: SessionJson) => {
  set(adoptions, (count) => count + 1);
  const before = get(storedSession);
  const licensee = answer.licensee ?? null;
  const withLicence = licensee && before.userType === null ? 'licensee' : before.userType;
  const userType = !licensee && before.userType === 'licensee' ? null : withLicence;
  const staff = answer.staff ?? null;
  // Only staff can open the future shop: it ends with their session.
  if (staff === null && get(futureAtom)) set(openFutureAtom, null);
  const { devSignIn, singleSignOn, person = null } = answer;
  set(keepAtom, {
    ...{ status: 'known', userType, licensee, person, staff },
    ...{ devSignIn: devSignIn === true, singleSignOn },
  });
  set(showCartOfAtom, person && licensee ? licensee.licenseNumber : null);
  const sawTheirs = before.status === 'known' || get(environmentAtom).carriesAnswers;
  const sawOtherProducts = sawTheirs && (before.staff === null) !== (staff === null);
  if (sawOtherProducts) void set(loadCatalogueAtom);
});

const loading = atom<Promise<Result<SessionJson>> | null>(null);

/**
 * Asks the API who this browser is, and answers what it said; while an answer is on its way, all who ask get that one. If
 * someone has signed in or out meanwhile it asks again. A failure is only logged and changes nothing.
 */
export const loadSessionAtom = atom(null, (get, set) => {
  const { client, log } = get(environmentAtom);
  const load = async (): Promise<Result<SessionJson>> => {
    const asked = get(adoptions);
    const result = await client.call('readSession');
    if (get(adoptions) !== asked) return load();
    set(loading, null);
    if (result.ok) set(adoptSessionAtom, result.data);
    else log('The session could not be read', result.problem);
    return result;
  };
  const coming = get(loading) ?? load();
  set(loading, coming);
  return coming;
});

/** The visitor shops retail (GATE-6): stores userType=retail. */
export const chooseRetailAtom = atom(null, (get, set) =>
  set(keepAtom, { ...get(storedSession), userType: 'retail' }),
);

/** A licence was verified. */
export const rememberLicenseeAtom = atom(null, (get, set, licensee: Licensee) => {
  set(keepAtom, { ...get(storedSession), userType: 'licensee', licensee });
  if (get(storedSession).person) set(showCartOfAtom, licensee.licenseNumber);
});

/** Leaves the licence in this browser, signed in to it or not, so that its gate asks for another (GATE-15). False if the API can't be reached. */
export const leaveLicenceAtom = atom(null, async (get, set): Promise<boolean> => {
  const { client, log } = get(environmentAtom);
  const result = await client.call('leaveLicenseeSession');
  if (!result.ok) {
    log('The licence could not be left', result.problem);
    return false;
  }
  set(adoptions, (count) => count + 1);
  set(keepAtom, { ...get(storedSession), userType: null, licensee: null, person: null });
  set(showCartOfAtom, null);
  return true;
});
