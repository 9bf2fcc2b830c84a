/** A list as one query parameter: joined by commas, with commas and per cent signs inside values escaped. */
export const commaList = (values: readonly (string | number)[]): string =>
  values.map((value) => String(value).replace(/[%,]/g, encodeURIComponent)).join(',');

/** The values of such a parameter, trimmed, without empty ones. */
export const valuesIn = (text: string): string[] =>
  text
    .split(',')
    .map((value) => value.trim().replace(/%2C/gi, ',').replace(/%25/g, '%'))
    .filter(Boolean);
