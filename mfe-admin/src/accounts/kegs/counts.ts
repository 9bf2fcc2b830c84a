import { KEG_SIZES, type KegSize, type Kegs } from 'shared-domain/kegs';

/** The typed number for each size. */
export type Counts = Record<KegSize, string>;

/** Parses typed numbers: kegs back or lost or, for a correction, the difference from the ledger. Otherwise an `error`. */
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
      return { kegs, error: `Only ${out[size]} × ${size} L are out at this account.` };
    if (number !== 0) kegs[size] = number;
  }
  if (Object.keys(kegs).length > 0) return { kegs };
  return { kegs, error: kind === 'corrected' ? "The count hasn't changed" : 'Please enter how many kegs' };
}
