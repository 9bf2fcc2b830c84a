import type { PackagingType } from './product.ts';

/** A case holds 24 bottles or cans. */
export const CASE_SIZE = 24;

/** The category list of the shops, in the order of their tabs. */
export const PACKAGING_TYPES: readonly PackagingType[] = ['Packaged', '20L & 30L', '50L'];

/** Packaging labels in the editor and the filters (PRODUCT-2). */
export const PACKAGING_LABELS: Readonly<Record<PackagingType, string>> = {
  Packaged: 'Packaged (Bottles/Cans)',
  '20L & 30L': '20L & 30L Kegs',
  '50L': '50L Kegs',
};

/** Headings of the category tiles (PAGE-7). */
export const PACKAGING_TILES: Readonly<Record<PackagingType, string>> = {
  Packaged: 'PACKAGED',
  '20L & 30L': '20L & 30L KEGS',
  '50L': '50L KEGS',
};

const SMALL_KEG = /(?<!\d)(20|30)\s*L/i;
const LARGE_KEG = /(?<!\d)50\s*L/i;

/** True for exactly 'Packaged', '20L & 30L' or '50L'. */
export const isPackagingType = (text: unknown): text is PackagingType =>
  PACKAGING_TYPES.some((packaging) => packaging === text);

/** Whether a packaging text means a keg: it mentions 20, 30 or 50 litres (with or without a space) or a keg. */
export const isKegPackaging = (packaging: string): boolean =>
  SMALL_KEG.test(packaging) || LARGE_KEG.test(packaging) || /\bkegs?\b/i.test(packaging);

/**
 * Whether a packaging text matches a filter: '20L & 30L' if it contains 20L or 30L, '50L' if it contains 50L, each with
 * or without a space; 'Packaged' only if it is exactly that (PRODUCT-2).
 */
export function matchesPackaging(packaging: string, filter: PackagingType): boolean {
  if (filter === 'Packaged') return packaging === 'Packaged';
  return (filter === '50L' ? LARGE_KEG : SMALL_KEG).test(packaging);
}

/**
 * Packaging of an imported product from its name: keg with 50L is the large keg, keg with 20L or 30L the small keg,
 * anything else Packaged (PRODUCT-3).
 */
export function inferPackaging(name: string): PackagingType {
  if (!/keg/i.test(name)) return 'Packaged';
  if (LARGE_KEG.test(name)) return '50L';
  return SMALL_KEG.test(name) ? '20L & 30L' : 'Packaged';
}

/** The packaging meant by a text in a file ('50L', '50l kegs', 'Packaged (Bottles/Cans)', '30 L'); null if unknown. */
export function packagingNamed(text: string): PackagingType | null {
  const plain = text.trim().toLowerCase().replace(/\s+/g, ' ');
  const known = PACKAGING_TYPES.find(
    (packaging) => packaging.toLowerCase() === plain || PACKAGING_LABELS[packaging].toLowerCase() === plain,
  );
  if (known) return known;
  const litres = /^(20|30|50) ?l( kegs?)?$/.exec(plain)?.[1];
  if (!litres) return null;
  return litres === '50' ? '50L' : '20L & 30L';
}
