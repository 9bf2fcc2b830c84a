import { rounded } from '../geometry.ts';

type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]): string =>
  list
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${rounded(opacity)}"`}/>`,
    )
    .join('');

/** A gradient from left to right in drawing units. */
export const across = (id: string, from: number, to: number, list: readonly Stop[]): string =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${rounded(from)}" x2="${rounded(to)}" y1="0" y2="0">${stops(list)}</linearGradient>`;

/** A gradient from top to bottom in drawing units. */
export const downward = (id: string, from: number, to: number, list: readonly Stop[]): string =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${from}" y2="${to}">${stops(list)}</linearGradient>`;

/** A gradient across whatever it fills, x2 and y2 from 0 to 1. */
export const boxed = (id: string, x2: number, y2: number, list: readonly Stop[]): string =>
  `<linearGradient id="${id}" x1="0" x2="${x2}" y1="0" y2="${y2}">${stops(list)}</linearGradient>`;

export const aluminium = (id: string, from: number, to: number): string =>
  across(id, from, to, [
    [0, '#5c6467'],
    [0.1, '#a9b0b2'],
    [0.22, '#eef1f1'],
    [0.3, '#fff'],
    [0.4, '#c3c9ca'],
    [0.58, '#8f979a'],
    [0.74, '#cfd4d5'],
    [0.88, '#7b8386'],
    [1, '#4b5255'],
  ]);

export const steel = (id: string, from: number, to: number): string =>
  across(id, from, to, [
    [0, '#39423f'],
    [0.05, '#6d7674'],
    [0.15, '#b9c0bd'],
    [0.24, '#f3f4f1'],
    [0.29, '#fffefb'],
    [0.36, '#cfd4d0'],
    [0.5, '#98a09d'],
    [0.63, '#b4bab5'],
    [0.72, '#d8d6cc'],
    [0.82, '#838a86'],
    [0.93, '#474f4c'],
    [0.975, '#8f958f'],
    [1, '#4d5552'],
  ]);

const DARK = '#07110d';
const WARM = '#fff3dc';

/** A cylinder's shading: a softbox at the left, a warm rim at the right. `shine` 1 is polished. */
export const cylinderLight = (id: string, from: number, to: number, shine = 1): string =>
  across(id, from, to, [
    [0, DARK, 0.62],
    [0.045, DARK, 0.4],
    [0.13, DARK, 0.1],
    [0.19, '#fff', 0.06 * shine],
    [0.235, '#fff', 0.5 * shine],
    [0.3, '#fff', 0.44 * shine],
    [0.34, '#fff', 0.12 * shine],
    [0.44, '#fff', 0],
    [0.6, DARK, 0.04],
    [0.8, DARK, 0.3],
    [0.925, DARK, 0.56],
    [0.955, WARM, 0.24 * shine],
    [0.975, WARM, 0.12 * shine],
    [1, DARK, 0.5],
  ]);

/** Light from above: a veil that darkens downward. */
export const veil = (id: string, from: number, to: number): string =>
  downward(id, from, to, [
    [0, '#fff', 0.1],
    [0.3, '#fff', 0],
    [0.72, DARK, 0],
    [1, DARK, 0.34],
  ]);

/** A contact shadow and a wide one to the right. */
export function groundShadow(id: string, centre: number, y: number, half: number): string {
  const fade = (name: string, list: readonly Stop[]) =>
    `<radialGradient id="${name}">${stops(list)}</radialGradient>`;
  const shade = '#0a1510';
  return (
    fade(`${id}a`, [
      [0, shade, 0.62],
      [0.55, shade, 0.3],
      [1, shade, 0],
    ]) +
    fade(`${id}b`, [
      [0, shade, 0.3],
      [1, shade, 0],
    ]) +
    `<ellipse cx="${rounded(centre + half * 0.42)}" cy="${y - 1}" rx="${rounded(half * 1.5)}" ry="${rounded(half * 0.17)}" fill="url(#${id}b)"/>` +
    `<ellipse cx="${rounded(centre + half * 0.05)}" cy="${y}" rx="${rounded(half * 1.06)}" ry="${rounded(Math.max(5, half * 0.11))}" fill="url(#${id}a)"/>`
  );
}
