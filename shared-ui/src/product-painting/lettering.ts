import { rounded, type Wall } from './geometry.ts';

/** A label line's type; by default display, 600, upright, at most 1.56 R wide. */
export type Letter = {
  family?: 'display' | 'sans';
  weight?: number;
  /** Tracking in em. */
  spacing?: number;
  /** Maximum width in drawing units. */
  width?: number;
  italic?: boolean;
  opacity?: number;
};

const FAMILIES = {
  display: "'Fraunces Variable',Fraunces,Georgia,serif",
  sans: "'Inter Variable',Inter,sans-serif",
} as const;

/** Width of an average letter in em, a little generous. */
const LETTER_WIDTHS = { display: 0.53, sans: 0.66 } as const;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '§': '' };

/** Escapes catalogue text for markup, and '§', which marks a drawing's ids (paint.ts). */
export const escaped = (text: string): string => text.replace(/[&<>"§]/g, (mark) => ENTITIES[mark] ?? '');

/** A line of text along the cylinder's curve, shrunk to fit. */
export function letterOn(
  { centre, radius, sag }: Wall,
  id: string,
  text: string,
  y: number,
  { size, fill, ...letter }: Letter & { size: number; fill: string },
): string {
  const {
    family = 'display',
    weight = 600,
    spacing = 0,
    width = radius * 1.56,
    italic,
    opacity = 1,
  } = letter;
  const fitted = Math.min(size, width / ([...text].length * (LETTER_WIDTHS[family] + spacing)));
  const end = rounded(y - sag(y) * 0.35);
  const curve = `M${rounded(centre - radius * 1.2)} ${end}Q${centre} ${rounded(y + sag(y) * 1.75)} ${rounded(centre + radius * 1.2)} ${end}`;
  return (
    `<path id="${id}" d="${curve}" fill="none"/>` +
    `<text font-family="${FAMILIES[family]}" font-size="${rounded(fitted)}" font-weight="${weight}" letter-spacing="${rounded(spacing * fitted)}" fill="${fill}"${italic ? ' font-style="italic"' : ''} opacity="${opacity}" text-anchor="middle">` +
    `<textPath href="#${id}" startOffset="50%">${escaped(text)}</textPath></text>`
  );
}
