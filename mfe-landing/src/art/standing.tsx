import { type ArtProduct, Drawing, type Form, VIEW_BOXES } from 'shared-ui/product-art';

/** A product in a picture: its middle, the line that it stands on and its height, in px of the picture. */
export interface Standing {
  product: ArtProduct;
  form: Form;
  x: number;
  base: number;
  height: number;
}

/** Where a drawing's middle and foot are in its own space of 240 by 320. */
const MIDDLE = 120;
const FOOT: Record<Form, number> = { can: 306, bottle: 306.5, keg50: 302, keg30: 302, keg20: 302 };

/** The box that puts a drawing's foot on `base` and its middle on `x`. */
export function placeOf({ form, x, base, height }: Standing) {
  const [left = 0, top = 0, width = 0, tall = 1] = VIEW_BOXES[form].split(' ').map(Number);
  const scale = height / tall;
  return {
    x: Math.round(x - (MIDDLE - left) * scale),
    y: Math.round(base - (FOOT[form] - top) * scale),
    width: Math.round(width * scale),
    height,
  };
}

/** Products inside a scene's SVG, from back to front. */
export function Cast({ cast }: { cast: readonly Standing[] }) {
  return cast.map((standing) => (
    <Drawing
      key={standing.product.name}
      product={standing.product}
      place={placeOf(standing)}
      loading="eager"
    />
  ));
}
