import { displayName, isKegPackaging, isMerchandise, type Product } from 'shared-domain/products';
import { breweryOf } from '../brand-marks/breweries.ts';
import { labelLines } from './label-lines.ts';
import { paletteOf } from './palettes.ts';
import type { Form, Subject } from './subject.ts';

/** What a product's drawing shows of it. */
export type ArtProduct = Pick<
  Product,
  | 'name'
  | 'friendlyName'
  | 'packagingType'
  | 'category'
  | 'hiddenCategory'
  | 'style'
  | 'abv'
  | 'container'
  | 'containerVolume'
>;

function formOf({ packagingType, category, name, container }: ArtProduct): Form {
  if (isMerchandise({ category })) return 'carton';
  if (isKegPackaging(packagingType)) {
    if (/50/.test(packagingType)) return 'keg50';
    return /20\s*L/i.test(name) ? 'keg20' : 'keg30';
  }
  if (container) return container;
  return /bottle|cider|perry|\b(?:500|650|750)\s*ml\b/i.test(name) ? 'bottle' : 'can';
}

/** The subject of a product's drawing: its form, its brewery's label system, its lettering. */
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
