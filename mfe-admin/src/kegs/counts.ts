import { KEG_SIZES, type KegSize, type Kegs } from 'shared-domain/kegs';

/** What is typed for each size. */
export type Counts = Record<KegSize, string>;

/**
 * The kegs that typed numbers mean: how many are back or lost, or, for a correction, by how many the counted ones differ
 * from the ledger. `error` says what is wrong with them.
 */
export function kegsBooked(
  kind: 'back' | 'lost' | 'corrected',
  counts: Counts,
  out: Record<KegSize, number>,
): { kegs: Kegs; error?: string } {
  const kegs: { -readonly [Size in keyof Kegs]: number } = {};
  for (const size of KEG_SIZES) {
    const typed = counts[size].trim() || '0';
    if (!/^\d{1,3}$/.test(typed)) return { kegs, error: 'Please enter a whole number of kegs' };
    const number = kind === 'corrected' ? Number(typed) - out[size] : Number(typed);
    if (kind !== 'corrected' && number > out[size])
      return { kegs, error: `Only ${out[size]} × ${size} L are out with this account.` };
    if (number !== 0) kegs[size] = number;
  }
  if (Object.keys(kegs).length > 0) return { kegs };
  return {
    kegs,
    error: kind === 'corrected' ? 'The count is as it was' : 'Please enter how many kegs',
  };
}
