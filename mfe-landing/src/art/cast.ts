import type { ArtProduct } from 'shared-ui/product-drawing';

const drink = (
  name: string,
  hiddenCategory: string,
  style: string,
  abv: number,
  container: 'can' | 'bottle' = 'can',
): ArtProduct => ({ name, hiddenCategory, style, abv, container, packagingType: 'Packaged' });

const keg = (
  name: string,
  hiddenCategory: string,
  style: string,
  abv: number,
  packagingType: '50L' | '20L & 30L',
): ArtProduct => ({ name, hiddenCategory, style, abv, packagingType });

/** The drinks in the landing page's pictures, regardless of stock. */
export const pilsnerKeg = keg('Dry Dock Pilsner', 'CONTAINER', 'Pilsner', 5, '50L');
export const tmaveKeg = keg('Tmavé', 'CZECH BROS', 'Dark Lager', 5.2, '20L & 30L');
export const tidal = drink('Tidal Force', 'FORCE', 'West Coast IPA', 7);
export const moth = drink('Moon Moth', 'CURIOUS CREATURES', 'Hazy IPA', 6.3);
export const gantry = drink('Gantry IPA', 'CONTAINER', 'India Pale Ale', 6.5);
export const orchard = drink('Orchard Row', 'FUGGLES', 'Dry Cider', 6, 'bottle');
export const lezak = drink('Světlý Ležák', 'CZECH BROS', 'Pale Lager', 5, 'bottle');
export const halfAcre = drink('Half Acre', 'FUGGLES', 'Golden Ale', 4.5);
export const bruteForce = drink('Brute Force', 'FORCE', 'Barley Wine', 10.2, 'bottle');
