import { atom } from 'jotai';
import type { LicenseeCheckoutForm } from 'shared-domain/forms';
import { environmentAtom } from 'shared-domain/state';

/** Local-storage key of a licensee's details (CART-14). */
const KEY = 'licensee-details';

const NAMES = ['firstName', 'lastName', 'email', 'accountName', 'address', 'city', 'postalCode'] as const;

/** What is the same in every order of a business; what is asked of one delivery isn't. */
export type Details = Pick<LicenseeCheckoutForm, (typeof NAMES)[number]>;

type Stored = { licenseNumber: string; details: Details };

function parsed(text: string | null): Stored | null {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<Stored> | null;
    const { licenseNumber, details } = stored ?? {};
    const isWhole = details && NAMES.every((name) => typeof details[name] === 'string');
    return licenseNumber && isWhole ? { licenseNumber, details } : null;
  } catch {
    return null;
  }
}

const changesAtom = atom(0);

/** The details that this device remembers of a licence; null if it was never asked to. */
export const rememberedDetailsAtom = atom((get) => {
  get(changesAtom);
  const stored = parsed(get(environmentAtom).localStorage.read(KEY));
  return (licenseNumber: string): Details | null =>
    stored?.licenseNumber === licenseNumber ? stored.details : null;
});

/** Remembers the details of an order on this device, as its customer has asked (CART-14). */
export const rememberDetailsAtom = atom(
  null,
  (get, set, licenseNumber: string, values: LicenseeCheckoutForm) => {
    const details = Object.fromEntries(NAMES.map((name) => [name, values[name] ?? '']));
    get(environmentAtom).localStorage.write(KEY, JSON.stringify({ licenseNumber, details }));
    set(changesAtom, (count) => count + 1);
  },
);

/** Forgets what this device remembers. */
export const forgetDetailsAtom = atom(null, (get, set) => {
  get(environmentAtom).localStorage.remove(KEY);
  set(changesAtom, (count) => count + 1);
});
