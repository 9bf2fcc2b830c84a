import type { LabelLine } from '../../../shared-ui/src/product-painting/painted.ts';

type Point = LabelLine['curve'][number];

const STEPS = 32;

/** A quadratic Bézier curve, measured along its length, in drawing units. */
export type Curve = {
  length: number;
  /** The point after this much of its length, and the direction there, in degrees. Before and after the curve it goes straight on. */
  at: (distance: number) => { point: Point; angle: number };
};

/** Measures a curve by short straight pieces. */
export function curveOf([start, control, end]: LabelLine['curve']): Curve {
  const points = Array.from({ length: STEPS + 1 }, (_, step) => pointAt(start, control, end, step / STEPS));
  const pieces = points.slice(1).map((to, index) => pieceOf(points[index] ?? start, to));
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  return {
    length,
    at: (distance) => {
      let rest = distance;
      let last = pieces[0] ?? pieceOf(start, end);
      for (const piece of pieces) {
        last = piece;
        if (rest <= piece.length) break;
        if (piece !== pieces.at(-1)) rest -= piece.length;
      }
      const [x, y] = last.from;
      const share = rest / last.length;
      return { point: [x + share * last.across, y + share * last.down], angle: last.angle };
    },
  };
}

function pointAt(start: Point, control: Point, end: Point, share: number): Point {
  const along = (axis: 0 | 1) =>
    (1 - share) ** 2 * start[axis] + 2 * share * (1 - share) * control[axis] + share ** 2 * end[axis];
  return [along(0), along(1)];
}

function pieceOf(from: Point, to: Point) {
  const across = to[0] - from[0];
  const down = to[1] - from[1];
  const angle = (Math.atan2(down, across) * 180) / Math.PI;
  return { from, across, down, length: Math.hypot(across, down), angle };
}
