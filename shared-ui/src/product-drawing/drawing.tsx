import { clsx } from 'clsx';
import { useId, useMemo, useRef } from 'react';
import { Drawn } from '../brand-marks/index.ts';
import { type ArtProduct, formOf, VIEW_BOXES } from '../product-painting/form.ts';
import { usePainter } from './painter.ts';
import styles from './product-drawing.module.css';
import { useLazyDrawing } from './use-lazy-drawing.ts';

export type DrawingProps = {
  product: ArtProduct;
  /** Omit it if the picture is decorative. */
  alt?: string;
  className?: string;
  /** Omits the label's pattern, for pictures under 80 px. */
  plain?: boolean;
  /** 'eager' draws with the first page, also on a server. */
  loading?: 'lazy' | 'eager';
  /** Place and size inside a scene's SVG. */
  place?: { x: number; y: number; width: number; height: number };
};

/** A product's drawn can, bottle or keg, with its label. */
export function Drawing({ product, alt, className, plain = false, loading = 'lazy', place }: DrawingProps) {
  const id = useId();
  const element = useRef<SVGSVGElement>(null);
  const isDrawn = useLazyDrawing(element, loading === 'lazy');
  const paint = usePainter(element, product, isDrawn);
  const markup = useMemo(() => paint?.(product, plain, id) ?? '', [paint, product, plain, id]);
  const form = formOf(product);
  return (
    <svg
      ref={element}
      className={clsx(styles.art, className)}
      data-form={form}
      viewBox={VIEW_BOXES[form]}
      {...place}
      role="img"
      aria-label={alt}
      aria-hidden={alt ? undefined : true}
    >
      {isDrawn ? <Drawn markup={markup} /> : null}
    </svg>
  );
}
