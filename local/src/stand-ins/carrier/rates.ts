/** A parcel to be priced: postal codes without spaces, weight in kilograms. */
export type Parcel = { origin: string; destination: string; weightKg: number };

/** A service with its price in cents, tax included, and the working days that it takes. */
export type Rate = { code: string; name: string; base: number; due: number; transitDays: number };

const SERVICES = [
  { code: 'DOM.RP', name: 'Regular Parcel', factor: 100, slower: 2 },
  { code: 'DOM.EP', name: 'Expedited Parcel', factor: 112, slower: 1 },
  { code: 'DOM.XP', name: 'Xpresspost', factor: 165, slower: 0 },
  { code: 'DOM.PC', name: 'Priority', factor: 240, slower: -1 },
] as const;

// By a postal code's first letter: price in cents of the first kilogram from the West Coast, and days.
const ZONES: Record<string, { first: number; days: number }> = {
  V: { first: 1120, days: 2 },
  T: { first: 1340, days: 3 },
  S: { first: 1480, days: 4 },
  R: { first: 1560, days: 4 },
  ...Object.fromEntries([...'KLMNP'].map((letter) => [letter, { first: 1690, days: 5 }])),
  ...Object.fromEntries([...'GHJ'].map((letter) => [letter, { first: 1740, days: 5 }])),
  ...Object.fromEntries([...'BCEA'].map((letter) => [letter, { first: 1980, days: 7 }])),
  ...Object.fromEntries([...'XY'].map((letter) => [letter, { first: 2890, days: 8 }])),
};
const CENTS_PER_KG = 95;

/** The carrier's rates for a parcel; none if the postal code doesn't exist. */
export function ratesFor({ destination, weightKg }: Parcel): Rate[] {
  const zone = ZONES[destination.charAt(0).toUpperCase()];
  if (!zone) return [];
  const ordinary = zone.first + Math.ceil(Math.max(0, weightKg - 1)) * CENTS_PER_KG;
  return SERVICES.map(({ code, name, factor, slower }) => {
    const base = Math.round((ordinary * factor) / 100);
    return { code, name, base, due: Math.round(base * 1.05), transitDays: Math.max(1, zone.days + slower) };
  });
}
