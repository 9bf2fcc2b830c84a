import { problem } from '../../requests/problems/index.ts';
import type { AllocationDocument, Share } from './model.ts';

/** A refusal with its reason, a sentence for the page. */
export const allocationRefused = (reason: string) => problem('allocation_refused', { values: { reason } });

/** An account's share; refused if there is none. */
export function shareOf({ shares }: AllocationDocument, licenseNumber: string): Share {
  const share = shares.find((one) => one.licenseNumber === licenseNumber);
  if (!share || share.got === 0) throw allocationRefused('Nothing is held for you.');
  return share;
}
