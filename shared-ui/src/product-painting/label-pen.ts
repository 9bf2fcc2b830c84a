import { cosine, rounded, sine, type Wall } from './geometry.ts';
import { type Letter, type Lettering, lineOn, textLettering } from './lettering.ts';

/** Draws on the wall of a cylinder: at angle t, x = centre + R sin t, and a motif is squeezed by cos t. */
export type LabelPen = {
  /** A strip all the way round, between two heights. */
  band: (top: number, bottom: number, fill: string, more?: string) => string;
  line: (y: number, stroke: string, width: number) => string;
  /** A motif at an angle. */
  wrap: (angle: number, y: number, motif: string) => string;
  /** Part of the wall between -angle and angle: a curved plate. */
  panel: (angle: number, top: number, bottom: number, fill: string) => string;
  letter: (text: string, y: number, size: number, fill: string, letter?: Letter) => string;
  emblem: (drawing: string, y: number, size: number) => string;
};

/** A pen for one wall. `prefix` starts the ids that its letters need. */
export function labelPen(wall: Wall, prefix: string, lettering: Lettering = textLettering): LabelPen {
  const { centre, radius, sag } = wall;
  let letters = 0;
  const arc = (y: number) =>
    `M${centre - radius} ${rounded(y)}A${radius} ${rounded(sag(y))} 0 0 0 ${centre + radius} ${rounded(y)}`;
  return {
    band: (top, bottom, fill, more = '') =>
      `<path d="${arc(top)}V${rounded(bottom)}A${radius} ${rounded(sag(bottom))} 0 0 1 ${centre - radius} ${rounded(bottom)}Z" fill="${fill}" ${more}/>`,
    line: (y, stroke, width) =>
      `<path d="${arc(y)}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`,
    wrap: (angle, y, motif) =>
      `<g transform="translate(${rounded(centre + radius * sine(angle))} ${rounded(y + sag(y) * cosine(angle))}) scale(${rounded(Math.max(0.04, cosine(angle)))} 1)">${motif}</g>`,
    panel: (angle, top, bottom, fill) => panelPath(wall, angle, top, bottom, fill),
    letter: (text, y, size, fill, letter) => {
      letters += 1;
      return lettering(lineOn(wall, text, y, { size, fill, ...letter }), `${prefix}t${letters}`);
    },
    emblem: (drawing, y, size) =>
      `<g transform="translate(${centre} ${rounded(y)}) scale(${rounded(size / 48)})">${drawing}</g>`,
  };
}

function panelPath({ centre, radius, sag }: Wall, angle: number, top: number, bottom: number, fill: string) {
  const half = radius * sine(angle);
  const upper = sag(top) * cosine(angle);
  const lower = sag(bottom) * cosine(angle);
  return `<path d="M${rounded(centre - half)} ${rounded(top + upper)}Q${centre} ${rounded(top + 2 * sag(top) - upper)} ${rounded(centre + half)} ${rounded(top + upper)}V${rounded(bottom + lower)}Q${centre} ${rounded(bottom + 2 * sag(bottom) - lower)} ${rounded(centre - half)} ${rounded(bottom + lower)}Z" fill="${fill}"/>`;
}
