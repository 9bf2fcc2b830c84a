import { z } from 'zod';
import { dollars, instant, instantText } from '../../foundation/fields/index.ts';
import { ofDetails, type PRODUCT_DETAILS, type ProductDetail } from '../product-fields/details.ts';
import { ALLOCATION_KINDS } from './allocation.ts';
import { PACKAGING_TYPES } from './packaging.ts';

const details = ofDetails(({ kind, about }) => {
  const schema = (kind === 'text' ? z.string() : z.number()).optional();
  return about ? schema.describe(about) : schema;
}) as unknown as {
  [Name in ProductDetail]: z.ZodOptional<
    (typeof PRODUCT_DETAILS)[Name]['kind'] extends 'text' ? z.ZodString : z.ZodNumber
  >;
};

/** The terms of an allocation (ALLOCATION-1). Units are wholesale units: cases, kegs or pieces. */
export const allocationTerms = z.object({
  kind: z.enum(ALLOCATION_KINDS).describe('First come: ordered directly. Shared: requested, then divided'),
  units: z.int().describe('In all'),
  most: z.int().describe('For each account'),
  opensAt: instantText,
  closesAt: instantText.describe('It closes at this instant'),
});

/** A product in JSON and as stored. `price` and `ltoPrice` are dollars for a case, a keg, or a piece of merchandise. */
export const productDescription = z.object({
  id: z.string().describe('SKU'),
  name: z.string(),
  originalName: z.string().optional(),
  friendlyName: z.string().optional(),
  description: z.string().optional(),
  imageUrl: z.string().optional(),
  price: dollars,
  stock: z.number().describe('Cases, kegs or pieces of merchandise; never below 0'),
  looseUnits: z.number().describe('Single units of an opened case, 0 to 23 (STOCK-1)'),
  category: z.string().optional(),
  packagingType: z.enum(PACKAGING_TYPES),
  abv: z.number().optional().describe('Per cent'),
  hidden: z.boolean(),
  forceDisplay: z.boolean(),
  hiddenCategory: z.string().optional().describe('The brand'),
  ltoPrice: dollars.optional(),
  ltoStartDate: z.string().optional().describe('A day in Vancouver, or an instant in ISO 8601'),
  ltoEndDate: z.string().optional(),
  ...details,
  container: z.enum(['can', 'bottle']).optional(),
  allocation: allocationTerms
    .extend({ id: z.string() })
    .optional()
    .describe('Scarce units, while their allocation lasts'),
  created_at: instant.optional(),
  updatedAt: instant.optional().describe('Send it back with an edit: the guard against lost updates'),
});
