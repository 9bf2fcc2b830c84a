/** The thirteen provinces and territories that a retail order ships to (ORDER-3), by postal abbreviation. */
export const PROVINCES = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NS: 'Nova Scotia',
  NT: 'Northwest Territories',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Quebec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
} as const;

/** 'BC', 'ON', ... */
export type Province = keyof typeof PROVINCES;

/** All thirteen codes, alphabetically. */
export const PROVINCE_CODES = Object.keys(PROVINCES) as Province[];

/**
 * Licensees order within British Columbia only (ORDER-3); the retail cart shows BC until the customer has chosen
 * (TAX-6).
 */
export const HOME_PROVINCE = 'BC' satisfies Province;

/** True for one of the thirteen codes, in capitals. */
export const isProvince = (text: unknown): text is Province =>
  typeof text === 'string' && Object.hasOwn(PROVINCES, text);
