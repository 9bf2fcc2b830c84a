import { atom } from 'jotai/vanilla';
import { environmentAtom } from './environment.ts';
import { rememberLicenseeAtom } from './session.ts';

/** Failures after which the contact dialog opens (GATE-8). */
export const LICENCE_ATTEMPTS = 3;

/** The result of checking a licence number. */
export type LicenceCheck =
  | { kind: 'verified'; companyName: string }
  /** `attempt` counts the failures so far; `isLast` means that the contact dialog opens. */
  | { kind: 'not-found'; attempt: number; isLast: boolean }
  /** The licence exists but can't order; `words` says what to do (LICENCE-10). */
  | { kind: 'refused'; title: string; text: string }
  /** The number could not be checked; not counted as an attempt. */
  | { kind: 'failed' };

const failuresAtom = atom(0);

/** The unknown number after which the contact dialog opened, for its form; empty if there was none (GATE-8). */
export const triedLicenceAtom = atom('');

/**
 * Checks a licence number (trimmed) with the API. Found: the session is a licensee's. Not found: failures are counted, and
 * start over after the third.
 */
export const checkLicenceAtom = atom(null, async (get, set, typed: string): Promise<LicenceCheck> => {
  const { client, log } = get(environmentAtom);
  const result = await client.call('verifyLicence', { body: { licenseNumber: typed.trim() } });
  if (result.ok) {
    set(failuresAtom, 0);
    set(rememberLicenseeAtom, result.data);
    return { kind: 'verified', companyName: result.data.companyName };
  }
  const { code, title, detail } = result.problem;
  if (code === 'licence_lapsed' || code === 'licence_suspended')
    return { kind: 'refused', title, text: detail };
  if (code !== 'licence_not_found') {
    log('The licence could not be checked', result.problem);
    return { kind: 'failed' };
  }
  const attempt = get(failuresAtom) + 1;
  const isLast = attempt >= LICENCE_ATTEMPTS;
  set(failuresAtom, isLast ? 0 : attempt);
  if (isLast) set(triedLicenceAtom, typed.trim());
  return { kind: 'not-found', attempt, isLast };
});
