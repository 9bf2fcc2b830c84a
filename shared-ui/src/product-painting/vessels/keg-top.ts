import { rounded } from '../geometry.ts';
import type { KegShape } from './keg-shape.ts';

const CENTRE = 120;

type Ellipse = { dx?: number; y: number; rx: number; ry: number; fill: string; opacity?: number };

const ellipse = ({ dx = 0, y, rx, ry, fill, opacity }: Ellipse): string =>
  `<ellipse cx="${rounded(CENTRE + dx)}" cy="${rounded(y)}" rx="${rounded(rx)}" ry="${rounded(ry)}" fill="${fill}"${opacity ? ` opacity="${opacity}"` : ''}/>`;

/** The keg's head and valve, inside the upper ring. */
export function kegTop({ chime: r, top, topDepth: ry }: KegShape, id: string, capColour: string): string {
  return (
    ellipse({ y: top, rx: r, ry, fill: '#2b3330' }) +
    ellipse({ y: top + 3, rx: r - 4, ry: ry - 1.5, fill: `url(#${id}in)` }) +
    ellipse({ y: top + ry * 0.55 + 3, rx: r * 0.72, ry: ry * 0.62, fill: '#8f9794' }) +
    ellipse({
      dx: -r * 0.14,
      y: top + ry * 0.45 + 2,
      rx: r * 0.4,
      ry: ry * 0.32,
      fill: '#d5dad7',
      opacity: 0.75,
    }) +
    ellipse({ y: top + ry * 0.62, rx: r * 0.2, ry: ry * 0.26, fill: '#3d4643' }) +
    `<rect x="${rounded(CENTRE - r * 0.15)}" y="${rounded(top - ry * 0.05)}" width="${rounded(r * 0.3)}" height="${rounded(ry * 0.62)}" fill="url(#${id}st)"/>` +
    ellipse({ y: top - ry * 0.05, rx: r * 0.15, ry: ry * 0.18, fill: '#e3e6e3' }) +
    ellipse({ y: top - ry * 0.05, rx: r * 0.07, ry: ry * 0.09, fill: capColour })
  );
}

/** The upper ring with its hand slot. */
export function chime(shape: KegShape, id: string): string {
  const { chime: r, chimeLeft: left, chimeRight: right, top, topDepth, bodyTop, wall } = shape;
  const y = top + 15 + wall.sag(top + 15);
  const half = r * 0.34;
  const [a, b] = [rounded(CENTRE - half), rounded(CENTRE + half)];
  const slot = `M${a} ${rounded(y - 4.5)}Q${CENTRE} ${rounded(y - 1.5)} ${b} ${rounded(y - 4.5)}A6.5 6.5 0 0 1 ${b} ${rounded(y + 8)}Q${CENTRE} ${rounded(y + 11)} ${a} ${rounded(y + 8)}A6.5 6.5 0 0 1 ${a} ${rounded(y - 4.5)}Z`;
  const depth = rounded(topDepth);
  const seam = rounded(wall.sag(bodyTop) + 2);
  return (
    `<path fill-rule="evenodd" d="M${left} ${top}A${r} ${depth} 0 0 0 ${right} ${top}V${bodyTop - 3}A${r} ${seam} 0 0 1 ${left} ${bodyTop - 3}Z ${slot}" fill="url(#${id}st)"/>` +
    `<path d="${slot}" fill="#18201d" fill-opacity=".82" stroke="#eef0ee" stroke-opacity=".7" stroke-width="1.4"/>` +
    `<path d="M${left} ${top}A${r} ${depth} 0 0 0 ${right} ${top}" fill="none" stroke="#fff" stroke-width="2.2" stroke-opacity=".85"/>` +
    `<path d="M${left} ${top}A${r} ${depth} 0 0 1 ${right} ${top}" fill="none" stroke="#c9cfcc" stroke-width="1.6"/>` +
    `<path d="M${left} ${bodyTop - 4}A${r} ${seam} 0 0 0 ${right} ${bodyTop - 4}" fill="none" stroke="#0a1510" stroke-opacity=".5" stroke-width="1.8"/>`
  );
}
