import type { ArtProduct } from './form.ts';
import { paint } from './paint.ts';
import { subjectOf } from './subject-of.ts';

/** The inside of a product's SVG; `plain` leaves its label's pattern out, and `id` starts every id in it. */
export type Painter = (product: ArtProduct, plain: boolean, id: string) => string;

export const paintProduct: Painter = (product, plain, id) => paint(subjectOf(product, plain), id);
