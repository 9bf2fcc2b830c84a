import { atom } from 'jotai';
import type { LicenseeCheckoutForm } from 'shared-domain/forms';
import { environmentAtom } from 'shared-domain/state';

/** Local-storage key of a licensee's details (CART-14). */
const KEY = 'licensee-details';

const NAMES = ['firstName', 'lastName', 'email', 'address', 'city', 'postalCode'] as const;

/** Details of every order of a business, without those of a single delivery. */
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

/** A licence's details on this device, if any. */
export const rememberedDetailsAtom = atom((get) => {
  get(changesAtom);
  const stored = parsed(get(environmentAtom).localStorage.read(KEY));
  return (licenseNumber: string): Details | null =>
    stored?.licenseNumber === licenseNumber ? stored.details : null;
});

/** Stores an order's details on this device (CART-14). */
export const rememberDetailsAtom = atom(
  null,
  (get, set, licenseNumber: string, values: LicenseeCheckoutForm) => {
    const details = Object.fromEntries(NAMES.map((name) => [name, values[name] ?? '']));
    get(environmentAtom).localStorage.write(KEY, JSON.stringify({ licenseNumber, details }));
    set(changesAtom, (count) => count + 1);
  },
);

/** Deletes the details on this device. */
export const forgetDetailsAtom = atom(null, (get, set) => {
  get(environmentAtom).localStorage.remove(KEY);
  set(changesAtom, (count) => count + 1);
});
