import type { ArtProduct } from './form.ts';
import { paint } from './paint.ts';
import { subjectOf } from './subject-of.ts';

/** The content of a product's SVG; `plain` omits the label's pattern, `id` prefixes every id. */
export type Painter = (product: ArtProduct, plain: boolean, id: string) => string;

export const paintProduct: Painter = (product, plain, id) => paint(subjectOf(product, plain), id);
