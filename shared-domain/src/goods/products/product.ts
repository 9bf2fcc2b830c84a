import type { ProductAllocation } from './allocation.ts';

/** What a product comes in (PRODUCT-2). */
export type PackagingType = 'Packaged' | '20L & 30L' | '50L';

/**
 * A product in JSON and as stored.
 * Amounts are dollars with two decimals; only `pricing` turns them into cents.
 */
export type Product = {
  /** The SKU. */
  id: string;
  name: string;
  originalName?: string;
  friendlyName?: string;
  description?: string;
  imageUrl?: string;
  /** Dollars for one case of 24 (Packaged), one keg, or one piece (Merchandise). */
  price: number;
  /** Cases, kegs, or pieces of merchandise. Never below 0. */
  stock: number;
  /** Single units of an opened case, 0 to 23 (STOCK-1). */
  looseUnits: number;
  category?: string;
  packagingType: PackagingType;
  /** Per cent by volume. */
  abv?: number;
  hidden: boolean;
  forceDisplay: boolean;
  /** The brand's label. */
  hiddenCategory?: string;
  ltoPrice?: number;
  /** A day in Vancouver ('2026-11-20') or an instant in ISO 8601. */
  ltoStartDate?: string;
  ltoEndDate?: string;
  style?: string;
  /** Millilitres. */
  containerVolume?: number;
  /** Bottles or cans in a wholesale unit; 1 for a keg. */
  containersPerUnit?: number;
  /** The product's number at the Liquor Distribution Branch. */
  ldbSku?: string;
  container?: 'can' | 'bottle';
  /** While an allocation lasts. */
  allocation?: ProductAllocation;
  created_at?: string;
  updatedAt?: string;
};

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
