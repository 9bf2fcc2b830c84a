import { hashOf } from '../brand-marks/breweries.ts';
import type { ArtProduct } from './form.ts';

/** Widths of the pictures that the API paints, in pixels. The smallest, for rows and carts, omits the label's pattern. */
export const PICTURE_WIDTHS = [96, 160, 240, 320, 640] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** A version of a product's picture: it changes with everything that is drawn. */
export const pictureVersion = (product: ArtProduct): string =>
  hashOf(
    [
      product.name,
      product.friendlyName,
      product.packagingType,
      product.category,
      product.hiddenCategory,
      product.style,
      product.abv,
      product.container,
      product.containerVolume,
    ].join('\n'),
  ).toString(36);

/** The address of a product's picture, painted by the API. */
export const pictureAddress = (product: ArtProduct & { id: string }, width: PictureWidth): string =>
  `/api/images/drawings/${encodeURIComponent(product.id)}?w=${width}&v=${pictureVersion(product)}`;
