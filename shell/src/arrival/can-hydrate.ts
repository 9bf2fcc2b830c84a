import type { CarriedAnswers } from 'shared-domain/client';
import { AGE_KEY } from 'shared-domain/company';
import {
  ageAtom,
  cartCountAtoms,
  futureAtom,
  type store as pageStore,
  sessionAtom,
} from 'shared-domain/state';

/**
 * Whether this browser would render the same page as the gateway, which knows no carts or sessions. Only then can the
 * page be hydrated, because React ignores attributes that differ.
 */
export function canHydrate(
  { cookies, hasSession, isOfThisShell }: Pick<CarriedAnswers, 'cookies' | 'hasSession' | 'isOfThisShell'>,
  store: typeof pageStore,
): boolean {
  const { status, licensee, person, staff } = store.get(sessionAtom);
  const isAnonymous = status === 'known' && [licensee, person, staff].every((one) => one === null);
  const hasCart = Object.values(cartCountAtoms).some((count) => store.get(count) > 0);
  const isOfAge = store.get(ageAtom) === 'verified';
  const wasOfAge = cookies.includes(`${AGE_KEY}=true`);
  const isPresent = store.get(futureAtom) === null;
  return isOfThisShell && !hasSession && isAnonymous && !hasCart && isOfAge === wasOfAge && isPresent;
}
