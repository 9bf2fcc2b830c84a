import { kegSizeOf } from '../kegs/index.ts';
import { isContainerCount, isContainerVolume } from '../product-fields/index.ts';
import { CASE_SIZE, type Channel, isAlcohol, type Product } from '../products/index.ts';

/** What one wholesale unit holds. `containerMl` is null where nothing says so. */
export type Size = {
  readonly containerMl: number | null;
  readonly containersPerUnit: number;
  /** Whether a part of it is guessed from the name or packaging, until staff confirm it (SIZE-2). */
  readonly isGuess: boolean;
};

/** The product fields that a size is worked out from. */
export type SizedProduct = Pick<
  Product,
  'name' | 'originalName' | 'packagingType' | 'containerVolume' | 'containersPerUnit'
>;

/** '6 x 355 mL', '24/473', '12x650ml', '4x6x355 mL': containers, then the size of each. */
const PACK =
  /(?<![\d.,/])(\d{1,2})\s*[x×/]\s*(?:(\d{1,2})\s*[x×/]\s*)?(\d+(?:[.,]\d+)?)\s*(ml|l|litres?|liters?)?(?![\p{L}\d/]|[.,]\d)/iu;
/** '650ml', '50L', '19.5 L'. */
const VOLUME = /(?<![\d.,/])(\d+(?:[.,]\d+)?)\s*(ml|l|litres?|liters?)(?!\p{L})/iu;

/** Without a unit, only these can be millilitres: '24/473', not '3 x 12'. */
const [LEAST_ML, MOST_ML] = [100, 1_000];

const decimal = (text: string): number => Number(text.replace(',', '.'));

function millilitresIn(text: string, unit: string | undefined): number | null {
  const number = decimal(text);
  if (unit === undefined)
    return Number.isInteger(number) && number >= LEAST_ML && number <= MOST_ML ? number : null;
  const millilitres = Math.round(unit.toLowerCase() === 'ml' ? number : number * 1000);
  return isContainerVolume(millilitres) ? millilitres : null;
}

/**
 * The size that a text states: '6 x 355 mL', '24/473', '12x650ml'; '50L' has no number of containers. Undefined if it states
 * none (SIZE-2).
 */
export function sizeIn(text: string): { containerMl: number; containersPerUnit?: number } | undefined {
  const [, first, second, size, unit] = PACK.exec(text) ?? [];
  const packed = size === undefined ? null : millilitresIn(size, unit);
  const containers = Number(first) * Number(second ?? 1);
  if (packed !== null && containers > 0) return { containerMl: packed, containersPerUnit: containers };
  const [, volume, litres] = VOLUME.exec(text) ?? [];
  const containerMl = volume === undefined ? null : millilitresIn(volume, litres);
  return containerMl === null ? undefined : { containerMl };
}

/** The size that staff type, '24 x 473 mL' or '1 x 50 L'; null unless it has both numbers (SIZE-2). */
export function typedSize(text: string): { containerVolume: number; containersPerUnit: number } | null {
  const { containerMl, containersPerUnit } = sizeIn(text) ?? {};
  return containerMl === undefined || containersPerUnit === undefined || !isContainerCount(containersPerUnit)
    ? null
    : { containerVolume: containerMl, containersPerUnit };
}

/**
 * What a wholesale unit of a product holds (SIZE-1): what staff or a file entered, then what its names state, then a keg's size
 * by its packaging; a case is of 24 unless something says otherwise.
 */
export function sizeOf(product: SizedProduct): Size {
  const { name, originalName, packagingType, containerVolume, containersPerUnit } = product;
  if (containerVolume !== undefined && containersPerUnit !== undefined)
    return { containerMl: containerVolume, containersPerUnit, isGuess: false };
  const keg = kegSizeOf({ productName: name, productPackagingType: packagingType });
  const stated = sizeIn(name) ?? sizeIn(originalName ?? '');
  return {
    containerMl: containerVolume ?? stated?.containerMl ?? (keg === null ? null : keg * 1000),
    containersPerUnit: containersPerUnit ?? stated?.containersPerUnit ?? (keg === null ? CASE_SIZE : 1),
    isGuess: true,
  };
}

/** Whether a product's litres can't be worked out; merchandise has none (SIZE-3). */
export const lacksSize = (product: SizedProduct & Pick<Product, 'category'>): boolean =>
  isAlcohol(product) && sizeOf(product).containerMl === null;

/** Whether a product's size is a guess that staff haven't confirmed (SIZE-2). */
export const hasGuessedSize = (product: SizedProduct & Pick<Product, 'category'>): boolean => {
  const { containerMl, isGuess } = sizeOf(product);
  return isAlcohol(product) && isGuess && containerMl !== null;
};

/** Containers in units of a channel, and their millilitres, null without a size (SIZE-4). Retail sells single containers. */
export function contentsOf(
  { containerMl, containersPerUnit }: Size,
  units: number,
  channel: Channel,
): { containers: number; millilitres: number | null } {
  const containers = channel === 'dtc' ? units : units * containersPerUnit;
  return { containers, millilitres: containerMl === null ? null : containers * containerMl };
}

/** Litres to the millilitre, with at least two decimals: '22.70', '0.946'. */
export const litresText = (millilitres: number): string => (millilitres / 1000).toFixed(3).replace(/0$/, '');

/** '24 × 473 mL', '1 × 50 L'; '' without a size (SIZE-1). */
export function sizeText({ containerMl, containersPerUnit }: Size): string {
  if (containerMl === null) return '';
  const each = containerMl >= 5_000 ? `${containerMl / 1000} L` : `${containerMl} mL`;
  return `${containersPerUnit} × ${each}`;
}

/** `sizeText`, with '(guessed)' until the size is confirmed (SIZE-6). */
export const markedSize = (size: Size): string =>
  size.isGuess && size.containerMl !== null ? `${sizeText(size)} (guessed)` : sizeText(size);

/** The size of an order's line: of its product, or by the line's own name if the product has left the catalogue. */
export const soldSize = (
  line: { readonly productName: string; readonly productPackagingType: Product['packagingType'] },
  product: SizedProduct | undefined,
): Size => sizeOf(product ?? { name: line.productName, packagingType: line.productPackagingType });

/** What a row says of its litres: '' where the size is confirmed (SIZE-6). */
export function litresNote({ containerMl, isGuess }: Size): string {
  if (containerMl === null) return 'not known: the product lacks a size';
  return isGuess ? 'by a size guessed from the name' : '';
}
