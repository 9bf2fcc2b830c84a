import { firstBottle, firstCan, largeKeg, secondBottle, secondCan, thirdCan } from '../art/cast.ts';
import type { Standing } from '../art/standing.tsx';

type Point = readonly [x: number, y: number];

/** Firs from x to x, with minimum and maximum height. */
export type Grove = readonly [from: number, to: number, least: number, greatest: number];

/** The layout of one framing of the hero. */
export interface View {
  id: string;
  width: number;
  height: number;
  /** The side that stays visible in narrower windows. */
  anchor: 'xMid' | 'xMax';
  sun: { x: number; y: number; radius: number };
  horizon: number;
  /** Where the cedar bar begins. */
  bar: number;
  /** The middle of the Lions, and their scale. */
  lions: { x: number; scale: number };
  shipX: number;
  groves: readonly Grove[];
  /** From back to front. */
  cast: readonly Standing[];
  /** The shade behind the text, from the left: three [offset, opacity] stops. */
  veil: readonly [Point, Point, Point];
}

/** The hero of wide screens: 828 px high, text at the left, six products. */
export const WIDE: View = {
  id: 'hero-wide',
  width: 1440,
  height: 828,
  anchor: 'xMax',
  sun: { x: 922, y: 376, radius: 46 },
  horizon: 520,
  bar: 716,
  lions: { x: 796, scale: 1 },
  shipX: 540,
  groves: [
    [0, 250, 26, 92],
    [250, 340, 18, 50],
    [1330, 1440, 22, 70],
  ],
  cast: [
    { product: largeKeg, x: 1034, base: 742, height: 384 },
    { product: firstCan, x: 792, base: 746, height: 256 },
    { product: firstBottle, x: 1262, base: 750, height: 322 },
    { product: secondCan, x: 886, base: 768, height: 278 },
    { product: thirdCan, x: 1176, base: 770, height: 284 },
    { product: secondBottle, x: 1354, base: 764, height: 312 },
  ],
  veil: [
    [0, 0.72],
    [0.44, 0.28],
    [0.66, 0],
  ],
};

/** The hero of a phone: 780 px high, text above, five products. */
export const PHONE: View = {
  id: 'hero-phone',
  width: 390,
  height: 780,
  anchor: 'xMid',
  sun: { x: 96, y: 462, radius: 26 },
  horizon: 520,
  bar: 700,
  lions: { x: 250, scale: 0.62 },
  shipX: 6,
  groves: [
    [0, 22, 20, 56],
    [330, 390, 22, 66],
  ],
  cast: [
    { product: largeKeg, x: 214, base: 716, height: 236 },
    { product: firstCan, x: 66, base: 720, height: 166 },
    { product: firstBottle, x: 338, base: 720, height: 196 },
    { product: secondCan, x: 128, base: 736, height: 182 },
    { product: thirdCan, x: 284, base: 738, height: 180 },
  ],
  veil: [
    [0, 0.72],
    [1, 0],
    [1, 0],
  ],
};
