import { isKegPackaging, isMerchandise, type Product } from 'shared-domain/products';

/** A product's vessel. */
export type Form = 'can' | 'bottle' | 'keg50' | 'keg30' | 'keg20' | 'carton';

/** The fields that a drawing depends on. */
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

/** The part of the 240 by 320 drawing space that each form fills. */
export const VIEW_BOXES: Record<Form, string> = {
  can: '52 14 150 296',
  bottle: '52 4 150 308',
  keg50: '22 30 202 280',
  keg30: '22 16 202 294',
  keg20: '22 16 202 294',
  carton: '22 30 202 280',
};

/** True for the three kegs. */
export const isKegForm = (form: Form): boolean => form.startsWith('keg');

/** A product's vessel, by its packaging or else its name. */
export function formOf({ packagingType, category, name, container }: ArtProduct): Form {
  if (isMerchandise({ category })) return 'carton';
  if (isKegPackaging(packagingType)) {
    if (/50/.test(packagingType)) return 'keg50';
    return /20\s*L/i.test(name) ? 'keg20' : 'keg30';
  }
  if (container) return container;
  return /bottle|cider|perry|\b(?:500|650|750)\s*ml\b/i.test(name) ? 'bottle' : 'can';
}
