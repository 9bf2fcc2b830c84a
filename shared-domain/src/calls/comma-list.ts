/** A list as one parameter of an address: joined by commas; a comma or per cent sign inside a value is escaped. */
export const commaList = (values: readonly (string | number)[]): string =>
  values.map((value) => String(value).replace(/[%,]/g, encodeURIComponent)).join(',');

/** The values of such a parameter, without empty ones and surrounding blanks. */
export const valuesIn = (text: string): string[] =>
  text
    .split(',')
    .map((value) => value.trim().replace(/%2C/gi, ',').replace(/%25/g, '%'))
    .filter(Boolean);
