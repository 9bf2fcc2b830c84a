import { HOME_PROVINCE } from '../../foundation/provinces/index.ts';

/** The order form fields that a stored address fills in. */
export type AddressFields = { address: string; city: string; province: string; postalCode: string };

/** Parses a one-line address: '212 Carrall Street, Vancouver, BC, V6B 2J2'. Undefined if it has another form. */
export function addressFields(line: string): AddressFields | undefined {
  const found = /^(.+),\s*([^,]+?),\s*([A-Z]{2}),?\s+([A-Z]\d[A-Z]) ?(\d[A-Z]\d)$/i.exec(line.trim());
  if (!found) return undefined;
  const [, address = '', city = '', province = '', area = '', unit = ''] = found;
  const postalCode = `${area} ${unit}`.toUpperCase();
  return { address, city, province: province.toUpperCase(), postalCode };
}

/** The one-line addresses that wholesale delivers to, as a form's fields (ORDER-3); lines of another form or province are left out. */
export const deliveryPlaces = (lines: readonly (string | undefined)[]) =>
  lines.flatMap((line) => {
    const found = addressFields(line ?? '');
    if (found?.province !== HOME_PROVINCE) return [];
    const { address, city, postalCode } = found;
    return [{ address, city, postalCode }];
  });

/** Splits a full name into first and last name. */
export function nameFields(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}
