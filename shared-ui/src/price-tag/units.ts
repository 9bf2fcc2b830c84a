import { type Channel, isKegPackaging, isMerchandise, type Product } from 'shared-domain/products';

type Sold = Pick<Product, 'name' | 'packagingType' | 'category' | 'container' | 'containerVolume'>;

/** A keg's size on its card: '50L'; '20L' or '30L' if the name says which, else '20L & 30L'. */
export function kegSizeOf({ name, packagingType }: Pick<Product, 'name' | 'packagingType'>): string {
  if (/50/.test(packagingType)) return '50L';
  const size = /\b(20|30)\s*L\b/i.exec(name)?.[1];
  return size ? `${size}L` : packagingType;
}

/** '473 mL can', 'bottle': a single unit. */
export function containerOf({
  container,
  containerVolume,
}: Pick<Sold, 'container' | 'containerVolume'>): string {
  return [containerVolume ? `${containerVolume} mL` : '', container ?? ''].filter(Boolean).join(' ');
}

/** The unit of a price: 'case of 24', '50L keg', 'can', 'piece'. */
export function unitOf(product: Sold, channel: Channel): string {
  if (isMerchandise(product)) return 'piece';
  if (isKegPackaging(product.packagingType)) return `${kegSizeOf(product)} keg`;
  return channel === 'dtc' ? (product.container ?? 'unit') : 'case of 24';
}
