import type { Subject } from '../subject.ts';
import { BOTTLE_OUTLINE } from './bottle-outline.ts';
import { across, boxed, cylinderLight, downward } from './light.ts';

/** The colours of bottle glass, from the dark edge to the glow. */
export type Glass = { edge: string; middle: string; high: string; glow: string };

const GREEN: Glass = { edge: '#12210d', middle: '#2f5524', high: '#6f9a45', glow: '#b9d273' };
const AMBER: Glass = { edge: '#1a0a03', middle: '#4a2109', high: '#8b4513', glow: '#d98a35' };

/** Green glass for cider, amber for beer. */
export const glassOf = ({ style, lines }: Subject): Glass =>
  /cider|perry/i.test(`${style} ${lines.join(' ')}`) ? GREEN : AMBER;

/** The gradients, clip and mask of a bottle. */
export function bottleDefinitions(id: string, { edge, middle, high, glow }: Glass): string {
  return (
    cylinderLight(`${id}cy`, 73, 167, 0.55) +
    cylinderLight(`${id}cn`, 104.5, 135.5, 0.7) +
    `<clipPath id="${id}c"><path d="${BOTTLE_OUTLINE}"/></clipPath>` +
    across(`${id}gl`, 73, 167, [
      [0, edge],
      [0.1, middle],
      [0.3, high],
      [0.5, middle],
      [0.74, high],
      [0.86, middle],
      [0.95, glow, 0.95],
      [1, edge],
    ]) +
    across(`${id}gn`, 104, 136, [
      [0, edge],
      [0.2, middle],
      [0.5, middle],
      [0.78, high],
      [0.93, glow],
      [1, edge],
    ]) +
    boxed(`${id}air`, 0, 1, [
      [0, '#fff', 0.22],
      [1, '#fff', 0.08],
    ]) +
    downward(`${id}mg`, 94, 134, [
      [0, '#fff'],
      [1, '#000'],
    ]) +
    `<mask id="${id}mk" maskUnits="userSpaceOnUse" x="60" y="20" width="120" height="130"><rect x="60" y="20" width="120" height="130" fill="url(#${id}mg)"/></mask>` +
    `<radialGradient id="${id}glow" cx=".66" cy=".3" r=".6"><stop offset="0" stop-color="${glow}" stop-opacity=".55"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>` +
    capLight(id)
  );
}

const capLight = (id: string) =>
  across(`${id}cap`, 100, 140, [
    [0, '#000', 0.5],
    [0.2, '#000', 0.05],
    [0.3, '#fff', 0.6],
    [0.42, '#fff', 0.05],
    [0.75, '#000', 0.28],
    [0.94, '#000', 0.5],
    [1, '#fff', 0.2],
  ]);
