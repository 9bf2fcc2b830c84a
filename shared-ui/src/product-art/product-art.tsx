import { useState } from 'react';
import type { ArtProduct } from '../product-painting/form.ts';
import { Drawing, type DrawingProps } from './drawing.tsx';
import { Photo } from './photo.tsx';

export type ProductArtProps = Omit<DrawingProps, 'product' | 'place'> & {
  product: ArtProduct & { imageUrl?: string };
  /** Further addresses, tried in order after imageUrl. */
  alternates?: readonly string[];
};

/** A product's picture: its photo, the first alternate that loads, or a drawing (PRODUCT-16). */
export function ProductArt({ product, alternates = [], ...picture }: ProductArtProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const addresses = [product.imageUrl, ...alternates].filter(
    (address) => address !== undefined && address !== '',
  );
  const address = addresses.find((each) => each !== undefined && !failed.includes(each));
  if (address === undefined) return <Drawing product={product} {...picture} />;
  const { alt, className, loading = 'lazy' } = picture;
  return (
    <Photo
      address={address}
      alt={alt}
      className={className}
      loading={loading}
      onError={() => setFailed((before) => [...before, address])}
    />
  );
}
