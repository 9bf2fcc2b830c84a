import { type ArtProduct, type Form, formOf } from 'shared-ui/product-drawing';

/** Each form's view box, and the height of its base line. */
const STANDS: Record<Form, { left: number; top: number; width: number; height: number; ground: number }> = {
  can: { left: 52, top: 14, width: 150, height: 296, ground: 306 },
  bottle: { left: 52, top: 4, width: 150, height: 308, ground: 306.5 },
  keg50: { left: 22, top: 30, width: 202, height: 280, ground: 302 },
  keg30: { left: 22, top: 16, width: 202, height: 294, ground: 302 },
  keg20: { left: 22, top: 16, width: 202, height: 294, ground: 302 },
  carton: { left: 22, top: 30, width: 202, height: 280, ground: 303 },
};

const MIDDLE = 120;

const tenth = (value: number) => Number(value.toFixed(1));

/** The place of a `Drawing` in a scene's SVG whose middle is at `x` on the line `ground`, in the scene's units. */
export function standingAt(product: ArtProduct, x: number, ground: number, height: number) {
  const stand = STANDS[formOf(product)];
  const scale = height / stand.height;
  return {
    x: tenth(x - (MIDDLE - stand.left) * scale),
    y: tenth(ground - (stand.ground - stand.top) * scale),
    width: tenth(stand.width * scale),
    height,
  };
}
