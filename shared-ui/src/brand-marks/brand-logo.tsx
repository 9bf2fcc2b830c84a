import { breweryOf } from './breweries.ts';
import { Drawn } from './drawn.tsx';
import { WORDMARKS } from './wordmarks.ts';

export type BrandEmblemProps = {
  brand: string;
  size?: number;
  /** The mark's colour, by default the text's. */
  ink?: string;
  /** The colour of its openings, by default the paper's. */
  ground?: string;
};

/** A brewery's emblem alone. Decorative: its name is beside it. */
export function BrandEmblem({
  brand,
  size = 48,
  ink = 'currentColor',
  ground = 'var(--paper)',
}: BrandEmblemProps) {
  return (
    <svg width={size} height={size} viewBox="-26 -26 52 52" aria-hidden="true">
      <Drawn markup={breweryOf(brand).emblem(ink, ground)} />
    </svg>
  );
}

/** A brewery's name in its own lettering, in the colour of the surrounding text. */
export function BrandWordmark({ brand, className }: { brand: string; className?: string }) {
  const brewery = breweryOf(brand);
  const { words, ...lettering } = WORDMARKS[brewery.key];
  return (
    <svg
      className={className}
      width={200}
      height={34}
      viewBox="-100 -24 200 34"
      role="img"
      aria-label={brewery.name}
      fill="currentColor"
      textAnchor="middle"
    >
      <text {...lettering}>{words ?? brewery.name}</text>
    </svg>
  );
}
