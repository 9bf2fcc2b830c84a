import { reasonText } from 'shared-domain/licences';
import type { AllocationDocument, Share } from './model.ts';

/** Why an account got what it got (ALLOCATION-7). */
export function reasonOf({ shares, units, rounds = [], unit }: AllocationDocument, share: Share): string {
  const askedInAll = shares.reduce((sum, { asked }) => sum + asked, 0);
  const { asked, got } = share;
  return reasonText({ asked, got, accounts: shares.length, askedInAll, units, rounds, unit });
}
