import { paintGroves, paintRanges, spread } from './land.ts';
import type { View } from './views.ts';
import { paintBar, paintGlitter, paintShip } from './water.ts';

const SEED = 77;

type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]): string =>
  list
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

const downwards = (id: string, list: readonly Stop[]): string =>
  `<linearGradient id="${id}" x1="0" x2="0" y1="0" y2="1">${stops(list)}</linearGradient>`;

function gradients({ id, width, horizon, veil }: View): string {
  const dark = veil.map(([offset, opacity]): Stop => [offset, '#071b14', opacity]);
  return (
    `<defs>${downwards(`${id}-sky`, [
      [0, '#0B2A1F'],
      [0.42, '#15412F'],
      [0.72, '#3D6A4C'],
      [0.9, '#A98F54'],
      [1, '#E0A257'],
    ])}` +
    `<radialGradient id="${id}-glow">${stops([
      [0, '#FFD898', 0.95],
      [0.22, '#F2B25E', 0.6],
      [0.6, '#DE9440', 0.18],
      [1, '#C8792B', 0],
    ])}</radialGradient>` +
    downwards(`${id}-sea`, [
      [0, '#B98D4E'],
      [0.08, '#5E7B55'],
      [0.4, '#1C4C39'],
      [1, '#0C2E22'],
    ]) +
    downwards(`${id}-bar`, [
      [0, '#B9783C'],
      [0.1, '#8F5A2C'],
      [1, '#4A2A13'],
    ]) +
    `<linearGradient id="${id}-veil" x1="0" x2="1" y1="0" y2="0">${stops(dark)}</linearGradient>` +
    `<clipPath id="${id}-above"><rect width="${width}" height="${horizon}"/></clipPath></defs>`
  );
}

function paintSky({ id, width, horizon, sun }: View): string {
  return (
    `<rect width="${width}" height="${horizon}" fill="url(#${id}-sky)"/>` +
    `<circle cx="${sun.x}" cy="${sun.y}" r="${(sun.radius * 5.6).toFixed(1)}" fill="url(#${id}-glow)"/>` +
    `<circle cx="${sun.x}" cy="${sun.y}" r="${sun.radius}" fill="#FFE3AE" clip-path="url(#${id}-above)"/>`
  );
}

function paintGulls({ sun }: View): string {
  return (
    `<path transform="translate(${sun.x} ${sun.y})" d="M-150-66q7-8 12 0q5-8 12 0M-112-88q5-6 9 0q4-6 9 0M-186-94q4-5 8 0q4-5 8 0" ` +
    'fill="none" stroke="#0f2f24" stroke-width="2.2" stroke-linecap="round" opacity=".75"/>'
  );
}

/** The hero's picture behind its products. */
export function paintScene(view: View): string {
  const random = spread(SEED);
  const { id, width, height, horizon, bar, groves } = view;
  const glitter = paintGlitter(view, random);
  const trees = paintGroves(groves, horizon, random);
  const counter = paintBar(view, random);
  return [
    gradients(view),
    paintSky(view),
    paintRanges(view),
    paintGulls(view),
    `<rect y="${horizon}" width="${width}" height="${bar - horizon + 4}" fill="url(#${id}-sea)"/>`,
    glitter,
    paintShip(view),
    trees,
    `<rect width="${width}" height="${height}" fill="url(#${id}-veil)"/>`,
    counter,
  ].join('');
}
