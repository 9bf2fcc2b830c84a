import { showpieceAt } from 'shared-domain/company';
import type { ArtProduct } from 'shared-ui/product-drawing';

const drink = (place: number, container: 'can' | 'bottle' = 'can'): ArtProduct => ({
  ...showpieceAt(place),
  container,
  packagingType: 'Packaged',
});

const keg = (place: number, packagingType: '50L' | '20L & 30L'): ArtProduct => ({
  ...showpieceAt(place),
  packagingType,
});

/** The drinks in the landing page's pictures, regardless of stock. */
export const largeKeg = keg(0, '50L');
export const smallKeg = keg(1, '20L & 30L');
export const firstCan = drink(2);
export const secondCan = drink(3);
export const thirdCan = drink(4);
export const firstBottle = drink(5, 'bottle');
export const secondBottle = drink(6, 'bottle');
export const fourthCan = drink(7);
export const thirdBottle = drink(8, 'bottle');
