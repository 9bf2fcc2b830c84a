const POSTAL_CODE = /[A-Z]\d[A-Z][ -]?\d[A-Z]\d/i;

/** The Canadian postal code in a one-line address, spelled as it is there; undefined if there is none. */
export const postalCodeIn = (address: string | undefined): string | undefined =>
  address === undefined ? undefined : POSTAL_CODE.exec(address)?.[0];
