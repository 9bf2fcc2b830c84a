import type { z } from 'zod';
import type { productDescription } from './description.ts';

/** What a product comes in (PRODUCT-2). */
export type PackagingType = 'Packaged' | '20L & 30L' | '50L';

/** A product in JSON. Amounts are dollars with two decimals; only `pricing` turns them into cents. */
export type Product = z.infer<typeof productDescription>;

/** The three ways to buy: wholesale, retail, keg portal. */
export type Channel = 'licensee' | 'dtc' | 'keg';

export const CHANNELS: readonly Channel[] = ['licensee', 'dtc', 'keg'];

/** The name shown to customers: the friendly name if there is one (PRODUCT-5). */
export const displayName = (product: Pick<Product, 'name' | 'friendlyName'>): string =>
  product.friendlyName?.trim() || product.name;

const isCategory = (product: Pick<Product, 'category'>, name: string) =>
  product.category?.trim().toLowerCase() === name;

/** Merchandise is sold by the piece, at its base price, without deposit (PRICE-5, DEPOSIT-1). */
export const isMerchandise = (product: Pick<Product, 'category'>): boolean =>
  isCategory(product, 'merchandise');

/** Neither Merchandise nor a container deposit: British Columbia's alcohol tax applies (TAX-4). */
export const isAlcohol = (product: Pick<Product, 'category'>): boolean =>
  !isMerchandise(product) && !isCategory(product, 'container deposit');
