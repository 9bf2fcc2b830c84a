import { clsx } from 'clsx';
import styles from './product-art.module.css';

/** Widths of the renditions that the API makes of an uploaded picture, in px. */
const WIDTHS = [240, 480, 960] as const;

const OURS = /^\/api\/images\//;

function renditions(address: string): string | undefined {
  if (!OURS.test(address)) return undefined;
  const joint = address.includes('?') ? '&' : '?';
  return WIDTHS.map((width) => `${address}${joint}w=${width} ${width}w`).join(', ');
}

export type PhotoProps = {
  address: string;
  alt?: string;
  className?: string;
  loading: 'lazy' | 'eager';
  onError: () => void;
};

/** A product's photo; for our own uploads, the rendition that fits. */
export function Photo({ address, alt = '', className, loading, onError }: PhotoProps) {
  return (
    <img
      className={clsx(styles.photo, className)}
      src={address}
      srcSet={renditions(address)}
      sizes="(width < 768px) 108px, 302px"
      alt={alt}
      loading={loading}
      decoding="async"
      onError={onError}
    />
  );
}
