import { clsx } from 'clsx';
import { useId, useRef } from 'react';
import { Drawn } from '../brand-marks/index.ts';
import { useDrawnSoon } from './drawn-soon.ts';
import { paint, VIEW_BOXES } from './paint.ts';
import styles from './product-art.module.css';
import { type ArtProduct, subjectOf } from './subject-of.ts';

export type DrawingProps = {
  product: ArtProduct;
  /** Names the picture; leave it out if the name is beside it and the picture is decorative. */
  alt?: string;
  className?: string;
  /** Leaves the label's pattern out: for pictures under 80 px. */
  plain?: boolean;
  /** 'eager' draws in the first render, on a server too. */
  loading?: 'lazy' | 'eager';
  /** Place and size inside a scene's own SVG; the shadow may then run over the edge. */
  place?: { x: number; y: number; width: number; height: number };
};

/** The drawn can, bottle or keg of a product, in its brewery's label, with its name on it. */
export function Drawing({ product, alt, className, plain = false, loading = 'lazy', place }: DrawingProps) {
  const id = useId();
  const element = useRef<SVGSVGElement>(null);
  const drawn = useDrawnSoon(element, loading === 'lazy');
  const subject = subjectOf(product, plain);
  return (
    <svg
      ref={element}
      className={clsx(styles.art, className)}
      data-form={subject.form}
      viewBox={VIEW_BOXES[subject.form]}
      {...place}
      role="img"
      aria-label={alt}
      aria-hidden={alt ? undefined : true}
    >
      {drawn ? <Drawn markup={paint(subject, id)} /> : null}
    </svg>
  );
}
