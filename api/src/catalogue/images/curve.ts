import type { LabelLine } from '../../../../shared-ui/src/product-painting/painted.ts';

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
  let length = 0;
  const pieces = points.slice(1).map((to, index) => {
    const piece = { ...pieceOf(points[index] ?? start, to), begins: length };
    length += piece.length;
    return piece;
  });
  return {
    length,
    at: (distance) => {
      const piece = pieces.findLast(({ begins }) => begins < distance) ?? pieces[0];
      if (!piece) return { point: start, angle: 0 };
      const share = (distance - piece.begins) / piece.length;
      const [x, y] = piece.from;
      return { point: [x + share * piece.across, y + share * piece.down], angle: piece.angle };
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
