import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { DrawingProps } from '../product-drawing/drawing.tsx';
import type { ArtProduct } from '../product-painting/form.ts';
import { Picture } from './picture.tsx';
import { type ArtSize, drawingSource, photoSource, type Source } from './sources.ts';

/** Loaded when the API couldn't paint a picture; if that fails too, its place stays empty. */
const Drawing = lazy(() =>
  import('../product-drawing/index.ts').then(
    (drawing) => ({ default: drawing.Drawing as ComponentType<DrawingProps> }),
    () => ({ default: () => null }),
  ),
);

export type ProductArtProps = Pick<DrawingProps, 'alt' | 'className' | 'loading'> & {
  /** Without an id it isn't in the catalogue, and drawn by the page. */
  product: ArtProduct & { id?: string; imageUrl?: string };
  /** Further addresses, tried in order after imageUrl. */
  alternates?: readonly string[];
  size?: ArtSize;
};

/** After one drawing that the API couldn't paint it is asked for no other: a name that is being typed changes with each letter. */
const keyOf = ({ src, box }: Source) => (box ? 'drawing' : src);

/**
 * A product's picture: its photo, the first alternate that loads, or its drawing (PRODUCT-16). A drawing that the API can't
 * paint is drawn here.
 */
export function ProductArt({ product, alternates = [], size = 'card', ...picture }: ProductArtProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const photos = [product.imageUrl, ...alternates].flatMap((address) => address || []);
  const { id } = product;
  const source = [
    ...photos.map(photoSource),
    ...(id === undefined ? [] : [drawingSource({ ...product, id }, size)]),
  ].find((each) => !failed.includes(keyOf(each)));
  if (source === undefined) {
    return (
      <Suspense>
        <Drawing product={product} plain={size === 'thumb'} {...picture} />
      </Suspense>
    );
  }
  const { alt, className, loading = 'lazy' } = picture;
  return (
    <Picture
      key={source.src}
      source={source}
      alt={alt}
      className={className}
      loading={loading}
      onError={() => setFailed((before) => [...before, keyOf(source)])}
    />
  );
}
