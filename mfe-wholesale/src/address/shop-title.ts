import { company } from 'shared-domain/company';

/** A page's address. */
export type Place = { pathname: string; search: string };

/**
 * A wholesale page's title (PAGE-5): the shop title, or the product's name or else the upper-cased last path segment,
 * followed by ' - brand + packaging' if the address has both.
 * @param beer name of the shown product
 */
export function shopTitle({ pathname, search }: Place, beer?: string): string {
  const segments = pathname.split('/').filter(Boolean);
  const last = segments.length > 1 ? segments.at(-1) : undefined;
  const named = beer ? `${beer} | ${company.name}` : `${company.name} | ${decoded(last ?? '').toUpperCase()}`;
  return `${last ? named : company.shopTitle}${chosen(new URLSearchParams(search))}`;
}

function chosen(query: URLSearchParams): string {
  const brand = query.get('brand');
  const packaging = query.get('packaging');
  return brand && packaging ? ` - ${spaced(brand)} + ${spaced(packaging)}` : '';
}

const spaced = (list: string): string => list.split(',').join(', ');

/** A malformed segment stays as written. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
