import { atom } from 'jotai/vanilla';
import { type CarriedAnswers, type Client, createClient, type FollowLive } from '../client/index.ts';

/** Storage that never throws: if it is forbidden or full, reading gives null and writing returns false. */
export interface SafeStorage {
  read: (key: string) => string | null;
  write: (key: string, text: string) => boolean;
  remove: (key: string) => void;
}

/** What a page is rendered from without a browser: answers by address, and the assumed width of the window in px. */
export type Drawing = { answers: CarriedAnswers['answers']; width: number };

/** Everything external that the state uses. Tests pass their own. */
export interface Environment {
  now: () => Date;
  /** Seed (0 to 1) of the page's random orders. */
  order: number;
  /** Whether the page embedded API answers: anonymous ones, a moment old. */
  carriesAnswers: boolean;
  /** Runs something after some milliseconds and returns how to cancel it. */
  schedule: (task: () => void, milliseconds: number) => () => void;
  localStorage: SafeStorage;
  sessionStorage: SafeStorage;
  cookies: { read: () => string; write: (cookie: string) => void };
  client: Client;
  /** Follows live events; null if they aren't available. */
  follow: FollowLive | null;
  /** Reports keys that another tab wrote (null: all of them); returns how to stop listening. */
  onStorage: (listener: (key: string | null) => void) => () => void;
  /** Reports that the page became visible again. */
  onVisible: (listener: () => void) => () => void;
  /** For failures that are only logged. */
  log: (message: string, detail?: unknown) => void;
  /** Set only while the gateway renders a page. */
  drawing?: Drawing;
}

/** Makes a browser's storage safe. `find` may throw too: accessing a forbidden storage already does. */
export function safeStorage(find: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): SafeStorage {
  const attempt = <Value>(action: () => Value, otherwise: Value): Value => {
    try {
      return action();
    } catch {
      return otherwise;
    }
  };
  return {
    read: (key) => attempt(() => find().getItem(key), null),
    write: (key, text) =>
      attempt(() => {
        find().setItem(key, text);
        return true;
      }, false),
    remove: (key) => attempt(() => find().removeItem(key), undefined),
  };
}

/** The time before `startState`: any day covered by the rate tables, so that an empty cart has a total from the start. */
const BEFORE_START = new Date('2026-01-01T20:00:00.000Z');

const nothing = () => () => undefined;
const noStorage: SafeStorage = { read: () => null, write: () => false, remove: () => undefined };

/** The environment before `startState` and during prerendering: nothing stored, no network, time stands still. */
export const inertEnvironment: Environment = {
  now: () => BEFORE_START,
  order: 0,
  carriesAnswers: false,
  schedule: nothing,
  localStorage: noStorage,
  sessionStorage: noStorage,
  cookies: { read: () => '', write: () => undefined },
  client: createClient({ fetch: () => Promise.reject(new Error('no network')), schedule: nothing }),
  follow: null,
  onStorage: nothing,
  onVisible: nothing,
  log: () => undefined,
};

/** The environment that all other atoms read. Set by `startState`. */
export const environmentAtom = atom<Environment>(inertEnvironment);

const present = atom(BEFORE_START);

/** Sets the current time from the environment's clock. */
export const tickAtom = atom(null, (get, set) => set(present, get(environmentAtom).now()));

const FUTURE_KEY = 'staff-future';

const storedFuture = atom<Date | null>(null);

/** The moment of the future shop in this tab; null for everyone else, and for the present. */
export const futureAtom = atom((get) => get(storedFuture));

/**
 * Sets the future shop's moment for all pages of this tab, reloads included. Pages use `openFutureAtom`, which also handles the
 * carts.
 */
export const setFutureAtom = atom(null, (get, set, moment: Date | null) => {
  const { sessionStorage } = get(environmentAtom);
  if (moment) sessionStorage.write(FUTURE_KEY, moment.toISOString());
  else sessionStorage.remove(FUTURE_KEY);
  set(storedFuture, moment);
});

/** Reads this tab's stored moment. */
export const readFutureAtom = atom(null, (get, set) => {
  const kept = new Date(get(environmentAtom).sessionStorage.read(FUTURE_KEY) ?? Number.NaN);
  set(storedFuture, Number.isNaN(kept.getTime()) ? null : kept);
});

/**
 * The time that derived atoms and pages use (offers start and end by it): now, or the future shop's moment.
 */
export const nowAtom = atom((get) => get(storedFuture) ?? get(present));
