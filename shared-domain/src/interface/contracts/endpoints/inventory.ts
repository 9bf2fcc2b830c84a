import { z } from 'zod';
import type { CallName } from '../../../foundation/calls/index.ts';
import { productDescription } from '../../../goods/products/description.ts';
import * as fields from '../fields.ts';
import { licenceListJson, licencePut, licenceSaved, licenceSearchQuery } from '../licences.ts';
import { productBulkEdit, productBulkResult, productCreate, productEdit } from '../product-edits.ts';
import { adminProductsQuery, productListJson, soldUnitsJson } from '../products.ts';
import type { EndpointContract } from './endpoint.ts';

const licenceNumber = z.string().trim().min(1, 'License number is required').max(50);

/** Products and licences, for staff. */
export const inventoryEndpoints = {
  adminProducts: {
    who: 'staff',
    role: 'warehouse',
    rate: 'staff',
    keys: ['catalogue.read'],
    summary: "All products, with the inventory page's filters",
    query: adminProductsQuery,
    status: 200,
    response: productListJson,
  },
  soldUnits: {
    who: 'staff',
    role: 'warehouse',
    rate: 'staff',
    summary: 'Units sold of each product in the last 90 days',
    status: 200,
    response: soldUnitsJson,
  },
  createProduct: {
    who: 'staff',
    role: 'office',
    rate: 'staff',
    keys: ['catalogue.write'],
    summary: 'A new product',
    request: productCreate,
    status: 201,
    response: productDescription,
    problems: ['product_exists'],
  },
  bulkEditProducts: {
    who: 'staff',
    role: 'warehouse',
    rate: 'staff',
    keys: ['stock.write', 'catalogue.write'],
    summary: 'One change for many products, or a separate change for each',
    request: productBulkEdit,
    status: 200,
    response: productBulkResult,
    problems: ['stock_only'],
  },
  editProduct: {
    who: 'staff',
    role: 'warehouse',
    rate: 'staff',
    keys: ['stock.write', 'catalogue.write'],
    summary: "Edit a product by the editor's rules; `updatedAt` guards against lost updates",
    params: z.object({ id: fields.sku }),
    request: productEdit,
    status: 200,
    response: productDescription,
    problems: ['product_not_found', 'stale', 'stock_only'],
  },
  uploadImage: {
    who: 'staff',
    role: 'office',
    rate: 'upload',
    keys: ['catalogue.write'],
    summary: 'A product image, at most 50 MB',
    params: z.object({ id: fields.sku }),
    file: 'image',
    status: 200,
    response: productDescription,
    problems: [
      'product_not_found',
      'image_missing',
      'image_type',
      'image_heic',
      'image_damaged',
      'image_too_large',
      'storage_limit_exceeded',
      'upload_failed',
      'upload_incomplete',
    ],
  },
  searchLicences: {
    who: 'staff',
    role: 'office',
    rate: 'staff',
    recentPasskey: 'long',
    keys: ['accounts.read'],
    summary: 'Licences by number or name; with `limit` a page of the register with order figures',
    query: licenceSearchQuery,
    status: 200,
    response: licenceListJson,
  },
  saveLicence: {
    who: 'staff',
    role: 'office',
    rate: 'staff',
    summary: 'Add or change a licence; `updatedAt` (null for a new one) guards against lost updates',
    params: z.object({ number: licenceNumber }),
    request: licencePut,
    status: 200,
    response: licenceSaved,
    problems: ['stale'],
  },
} as const satisfies Partial<Record<CallName, EndpointContract>>;
