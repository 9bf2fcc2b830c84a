import * as z from 'zod/mini';
import {
  HOME_PROVINCE,
  isProvince,
  PROVINCE_CODES,
  PROVINCES,
  type Province,
} from '../../foundation/provinces/index.ts';

const postalPattern = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/;

/**
 * A postal code as Canada Post writes it: upper case, one space after the third character, nothing else between.
 * Works on half-typed text as well: 'v5l1' becomes 'V5L 1' (ORDER-4).
 */
export function normalisePostalCode(typed: string): string {
  const characters = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return characters.length > 3 ? `${characters.slice(0, 3)} ${characters.slice(3)}` : characters;
}

/** Whether a text is a whole Canadian postal code, however it is spaced or cased. */
export const isPostalCode = (typed: string): boolean => postalPattern.test(normalisePostalCode(typed));

/** The province or territory of a postal code's first letter; 'X' is shared, its third character says which. */
const PROVINCE_OF: Readonly<Record<string, Province>> = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
  Y: 'YT',
};

/** The province of a whole postal code (SHIPPING-8); null for a text that isn't one. */
export function provinceOfPostalCode(typed: string): Province | null {
  if (!isPostalCode(typed)) return null;
  const code = normalisePostalCode(typed);
  if (code.startsWith('X')) return /^X0[ABC]/.test(code) ? 'NU' : 'NT';
  return PROVINCE_OF[code.charAt(0)] ?? null;
}

/**
 * A phone number as the company writes its own: '604-555-0142', with '1-' before it if it was typed.
 * Anything else (an extension, another country) stays as typed, trimmed.
 */
export function normalisePhone(typed: string): string {
  const trimmed = typed.trim();
  if (!/^[+\d\s().-]*$/.test(trimmed)) return trimmed;
  const digits = trimmed.replace(/\D/g, '');
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  if (national.length !== 10) return trimmed;
  const written = `${national.slice(0, 3)}-${national.slice(3, 6)}-${national.slice(6)}`;
  return national === digits ? written : `1-${written}`;
}

const postalMessage = 'Please enter a valid Canadian postal code (e.g., A1A 1A1)';
const phoneMessage = 'Please enter a valid phone number';
const digitsIn = (text: string) => text.replace(/\D/g, '').length;

export const postalCode = z
  .string({ error: postalMessage })
  .check(
    z.maxLength(20, postalMessage),
    z.overwrite(normalisePostalCode),
    z.regex(postalPattern, postalMessage),
  );

export const phone = z.string({ error: phoneMessage }).check(
  z.maxLength(40, phoneMessage),
  z.overwrite(normalisePhone),
  z.minLength(10, phoneMessage),
  z.refine((text) => digitsIn(text) >= 10, phoneMessage),
  z.regex(/^\P{Cc}*$/u, phoneMessage),
);

export const province = z.enum(PROVINCE_CODES, { error: 'Province is required' });

/** The form fields that must agree. */
type Place = { province?: unknown; postalCode?: unknown };

/** The province that a postal code belongs to instead of the given one; null if they agree or one is missing (SHIPPING-11). */
export function otherProvinceOf({ province, postalCode }: Place): Province | null {
  const own = typeof postalCode === 'string' ? provinceOfPostalCode(postalCode) : null;
  return isProvince(province) && own !== province ? own : null;
}

/** 'M5V 3A8 is in Ontario' (SHIPPING-11). */
export const otherProvinceText = (postalCode: string, own: Province): string =>
  `${normalisePostalCode(postalCode)} is in ${PROVINCES[own]}`;

/** Refuses a form's province if its postal code belongs to another one (SHIPPING-11). */
export const inItsProvince = z.refine<Place>((place) => otherProvinceOf(place) === null, {
  path: ['province'],
  when: ({ value }) => typeof value === 'object' && value !== null,
  error: ({ input }) => {
    const { postalCode } = input as { postalCode: string };
    return otherProvinceText(postalCode, otherProvinceOf(input as Place) as Province);
  },
});

/** The province of a place to which retail doesn't ship; null if it ships there, or the place isn't known (SHIPPING-12). */
export function closedProvinceOf(
  { province, postalCode }: Place,
  closed: readonly string[],
): Province | null {
  const there = isProvince(province) ? province : provinceOfPostalCode(String(postalCode ?? ''));
  return there !== null && closed.includes(there) ? there : null;
}

/** "We don't ship to Ontario at the moment." (SHIPPING-12) */
export const closedProvinceText = (closed: Province): string =>
  `We don't ship to ${closed === 'NT' ? 'the ' : ''}${PROVINCES[closed]} at the moment.`;

const homeOnly = 'Wholesale orders are delivered in BC only';

/** Wholesale delivers within British Columbia only (ORDER-3). */
export const wholesaleProvince = z.literal(HOME_PROVINCE, {
  error: ({ input }) => (isProvince(input) ? homeOnly : 'Province is required'),
});

/** A postal code of British Columbia (SHIPPING-11). */
export const wholesalePostalCode = postalCode.check(
  z.refine<string>((code) => otherProvinceOf({ province: HOME_PROVINCE, postalCode: code }) === null, {
    error: ({ input }) => {
      const own = provinceOfPostalCode(String(input)) as Province;
      return `${otherProvinceText(String(input), own)}. ${homeOnly}`;
    },
  }),
);
