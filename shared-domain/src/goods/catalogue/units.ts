import { CASE_SIZE, type Channel, isKegPackaging, isMerchandise, type Product } from '../products/index.ts';

type Sold = Pick<Product, 'name' | 'packagingType' | 'category' | 'container' | 'containerVolume'>;

/** A keg's size on its card: '50L'; '20L' or '30L' if the name says which, else '20L & 30L'. */
export function kegSizeText({ name, packagingType }: Pick<Product, 'name' | 'packagingType'>): string {
  if (packagingType === '50L') return packagingType;
  const size = /\b(20|30)\s*L\b/i.exec(name)?.[1];
  return size ? `${size}L` : packagingType;
}

/** '473 mL can', 'bottle': a single unit; '' if neither volume nor container is known. */
export const containerText = ({
  container,
  containerVolume,
}: Pick<Sold, 'container' | 'containerVolume'>): string =>
  [containerVolume ? `${containerVolume} mL` : '', container ?? ''].filter(Boolean).join(' ');

/** The unit of a price: 'case of 24', '50L keg', 'can', 'piece' (PRICE-2, PRICE-3). */
export function unitText(product: Sold, channel: Channel): string {
  if (isMerchandise(product)) return 'piece';
  if (isKegPackaging(product.packagingType)) return `${kegSizeText(product)} keg`;
  return channel === 'dtc' ? (product.container ?? 'unit') : `case of ${CASE_SIZE}`;
}
