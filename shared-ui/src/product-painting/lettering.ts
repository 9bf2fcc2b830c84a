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

/** A line of a label: its text, and the curve that it follows, from one point by a control point to another. */
export type LabelLine = {
  text: string;
  curve: readonly [start: Point, control: Point, end: Point];
  family: keyof typeof FAMILIES;
  /** In drawing units, as `spacing`, which is added after each letter. */
  size: number;
  spacing: number;
  weight: number;
  italic: boolean;
  fill: string;
  opacity: number;
};

export type Point = readonly [x: number, y: number];

/** Makes a line's markup; `id` is for the curve, if the markup refers to it. */
export type Lettering = (line: LabelLine, id: string) => string;

/** Lettering as SVG text, in the page's fonts. */
export const textLettering: Lettering = ({ text, curve: [start, control, end], ...letter }, id) =>
  `<path id="${id}" d="M${start.join(' ')}Q${control.join(' ')} ${end.join(' ')}" fill="none"/>` +
  `<text font-family="${FAMILIES[letter.family]}" font-size="${letter.size}" font-weight="${letter.weight}" letter-spacing="${letter.spacing}" fill="${letter.fill}"${letter.italic ? ' font-style="italic"' : ''} opacity="${letter.opacity}" text-anchor="middle">` +
  `<textPath href="#${id}" startOffset="50%">${escaped(text)}</textPath></text>`;

/** A line of text along the cylinder's curve, shrunk to fit. */
export function lineOn(
  { centre, radius, sag }: Wall,
  text: string,
  y: number,
  { size, fill, ...letter }: Letter & { size: number; fill: string },
): LabelLine {
  const {
    family = 'display',
    weight = 600,
    spacing = 0,
    width = radius * 1.56,
    italic = false,
    opacity = 1,
  } = letter;
  const fitted = Math.min(size, width / ([...text].length * (LETTER_WIDTHS[family] + spacing)));
  const end = rounded(y - sag(y) * 0.35);
  return {
    text,
    curve: [
      [rounded(centre - radius * 1.2), end],
      [centre, rounded(y + sag(y) * 1.75)],
      [rounded(centre + radius * 1.2), end],
    ],
    family,
    size: rounded(fitted),
    spacing: rounded(spacing * fitted),
    weight,
    italic,
    fill,
    opacity,
  };
}
