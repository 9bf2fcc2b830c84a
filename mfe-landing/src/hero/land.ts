import type { Grove, View } from './views.ts';

/** Pseudo-random numbers from 0 to 1, the same in the browser and in a prerendered page. */
export function spread(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

const round = (value: number): string => String(Number(value.toFixed(1)));

/** A ridge's points, 'x y' from the middle of the Lions and the horizon. */
type Ridge = string;

const FAR: Ridge =
  '-900 0,-760 -60,-640 -44,-520 -104,-420 -70,-330 -128,-250 -92,-150 -178,-112 -150,-84 -176,' +
  '-40 -196,-14 -168,18 -158,40 -170,66 -204,98 -178,150 -122,230 -96,310 -132,400 -84,500 -112,' +
  '600 -60,720 -86,860 -40,1000 0';
const WEST_SNOW: Ridge = '-84 -176,-40 -196,-22 -177,-31 -171,-37 -180,-47 -168,-56 -178,-66 -170,-72 -176';
const EAST_SNOW: Ridge = '46 -178,66 -204,92 -182.5,83 -176,77 -184,67 -170,60 -181,52 -174';
const MIDDLE: Ridge =
  '-900 0,-780 -34,-600 -76,-480 -48,-360 -90,-220 -54,-120 -86,-10 -60,120 -100,240 -58,' +
  '360 -78,480 -36,620 -60,760 -24,1000 0';
const NEAR: Ridge =
  '-900 0,-700 -26,-560 -40,-420 -22,-300 -38,-160 -14,0 -26,200 -10,420 -30,640 -14,1000 0';

/** The Lions with snow, and the two ranges in front. */
export function paintRanges({ lions, horizon }: View): string {
  const path = (ridge: Ridge) =>
    `M${ridge
      .split(',')
      .map((point) => {
        const [x = 0, y = 0] = point.split(' ').map(Number);
        return `${round(lions.x + x * lions.scale)} ${round(horizon + y * lions.scale)}`;
      })
      .join('L')}Z`;
  return (
    `<path d="${path(FAR)}" fill="#4A7657"/>` +
    `<path d="${path(WEST_SNOW)}${path(EAST_SNOW)}" fill="#F6E3BE" opacity=".82"/>` +
    `<path d="${path(MIDDLE)}" fill="#245641"/><path d="${path(NEAR)}" fill="#123A2B"/>`
  );
}

/** One fir with three tiers, standing at y. */
export function fir(x: number, y: number, height: number): string {
  const half = height * 0.34;
  const at = (share: number) => round(x + half * share);
  const up = (share: number) => round(y - height * share);
  return (
    `M${round(x)} ${up(1)}L${at(0.42)} ${up(0.58)}H${at(0.2)}L${at(0.72)} ${up(0.26)}H${at(0.34)}L${at(1)} ${round(y)}` +
    `H${at(-1)}L${at(-0.34)} ${up(0.26)}H${at(-0.72)}L${at(-0.2)} ${up(0.58)}H${at(-0.42)}Z`
  );
}

/** The firs of both shores, as one path. */
export function paintGroves(groves: readonly Grove[], horizon: number, random: () => number): string {
  let path = '';
  for (const [from, to, least, greatest] of groves) {
    for (let x = from; x < to; x += 7 + random() * 9) {
      path += fir(x, horizon + 9, least + random() * (greatest - least));
    }
  }
  return `<path d="${path}" fill="#0a2219"/>`;
}
