import type { Form } from '../form.ts';
import { rounded, type Wall } from '../geometry.ts';

/** The measures of a keg, in drawing units. */
export type KegShape = {
  /** The label's wall. */
  wall: Wall;
  left: number;
  width: number;
  /** Radius, left and right of the chime rings. */
  chime: number;
  chimeLeft: number;
  chimeRight: number;
  /** Height of the open top, and how deep its ellipse is. */
  top: number;
  topDepth: number;
  bodyTop: number;
  bodyBottom: number;
  foot: number;
  upperHoop: number;
  lowerHoop: number;
  body: string;
};

const CENTRE = 120;
const FOOT = 294;
const RADII: Partial<Record<Form, number>> = { keg50: 84, keg30: 66, keg20: 56 };

/** The shape of a 50, 30 or 20 litre keg. */
export function kegShape(form: Form): KegShape {
  const radius = RADII[form] ?? 56;
  const top = form === 'keg50' ? 58 : 34;
  const bodyTop = top + 34;
  const bodyBottom = FOOT - 26;
  const sag = (y: number) => (5 + (7 * (y - 20)) / 280) * (0.55 + (0.45 * radius) / 84);
  const upperHoop = bodyTop + (bodyBottom - bodyTop) * 0.15;
  const lowerHoop = bodyTop + (bodyBottom - bodyTop) * 0.87;
  const chime = rounded(radius * 0.9);
  const shape = {
    wall: { centre: CENTRE, radius, top: upperHoop + 10, bottom: lowerHoop - 12, sag },
    left: CENTRE - radius,
    width: 2 * radius,
    chime,
    chimeLeft: rounded(CENTRE - chime),
    chimeRight: rounded(CENTRE + chime),
    top,
    topDepth: sag(top) * 1.5,
    bodyTop,
    bodyBottom,
    foot: FOOT,
    upperHoop,
    lowerHoop,
  };
  return { ...shape, body: bodyPath(shape) };
}

function bodyPath({
  wall,
  left,
  width,
  chime,
  chimeLeft,
  chimeRight,
  bodyTop,
  bodyBottom,
}: Omit<KegShape, 'body'>) {
  const right = left + width;
  return (
    `M${chimeLeft} ${bodyTop - 4}C${left} ${bodyTop} ${left} ${bodyTop + 8} ${left} ${bodyTop + 18}V${bodyBottom - 16}` +
    `C${left} ${bodyBottom - 4} ${left + 3} ${bodyBottom} ${chimeLeft} ${bodyBottom + 5}A${chime} ${rounded(wall.sag(bodyBottom))} 0 0 0 ${chimeRight} ${bodyBottom + 5}` +
    `C${right - 3} ${bodyBottom} ${right} ${bodyBottom - 4} ${right} ${bodyBottom - 16}V${bodyTop + 18}` +
    `C${right} ${bodyTop + 8} ${right} ${bodyTop} ${chimeRight} ${bodyTop - 4}A${chime} ${rounded(wall.sag(bodyTop))} 0 0 1 ${chimeLeft} ${bodyTop - 4}Z`
  );
}
