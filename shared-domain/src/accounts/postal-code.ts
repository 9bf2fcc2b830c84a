const POSTAL_CODE = /[A-Z]\d[A-Z][ -]?\d[A-Z]\d/i;

/** The Canadian postal code in an address written as one text, as it is written there; undefined if there is none. */
export const postalCodeIn = (address: string | undefined): string | undefined =>
  address === undefined ? undefined : POSTAL_CODE.exec(address)?.[0];
