/** The fields of an order form that a stored address fills in. */
export type AddressFields = { address: string; city: string; province: string; postalCode: string };

/** The fields of an address in one line: '212 Carrall Street, Vancouver, BC, V6B 2J2'. Undefined if it isn't written so. */
export function addressFields(line: string): AddressFields | undefined {
  const found = /^(.+),\s*([^,]+?),\s*([A-Z]{2}),?\s+([A-Z]\d[A-Z]) ?(\d[A-Z]\d)$/i.exec(line.trim());
  if (!found) return undefined;
  const [, address = '', city = '', province = '', area = '', unit = ''] = found;
  const postalCode = `${area} ${unit}`.toUpperCase();
  return { address, city, province: province.toUpperCase(), postalCode };
}

/** First and last name of a name in one line. */
export function nameFields(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}
