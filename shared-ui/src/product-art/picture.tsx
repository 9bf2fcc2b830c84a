import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import styles from './product-art.module.css';
import type { Source } from './sources.ts';

export type PictureProps = {
  source: Source;
  alt?: string;
  className?: string;
  loading: 'lazy' | 'eager';
  onError: () => void;
};

/** A product's picture from one address. */
export function Picture({ source, alt = '', className, loading, onError }: PictureProps) {
  const { src, srcSet, sizes, box } = source;
  const element = useRef<HTMLImageElement>(null);
  const failed = useRef(onError);
  failed.current = onError;
  // A server-rendered picture may have failed before anything listened.
  useEffect(() => {
    const { complete, naturalWidth } = element.current ?? {};
    if (src && complete && naturalWidth === 0) failed.current();
  }, [src]);
  return (
    <img
      ref={element}
      className={clsx(box ? styles.art : styles.photo, className)}
      data-form={box?.form}
      width={box?.width}
      height={box?.height}
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      alt={alt}
      loading={loading}
      decoding="async"
      onError={onError}
    />
  );
}
