import { displayName } from 'shared-domain/products';
import { breweryOf } from '../brand-marks/breweries.ts';
import { type ArtProduct, formOf } from './form.ts';
import { labelLines } from './label-lines.ts';
import { paletteOf } from './palettes.ts';
import type { Subject } from './subject.ts';

/** The subject of a product's drawing. */
export function subjectOf(product: ArtProduct, plain = false): Subject {
  const brewery = breweryOf(product.hiddenCategory);
  const name = displayName(product);
  const style = product.style?.trim() ?? '';
  return {
    form: formOf(product),
    brewery,
    palette: paletteOf(brewery, `${style} ${name}`),
    lines: labelLines(name, style, brewery.key === 'container'),
    style,
    abv: product.abv ?? undefined,
    volume: product.containerVolume,
    plain,
  };
}
