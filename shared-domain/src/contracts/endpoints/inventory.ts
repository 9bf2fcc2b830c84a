import { licenceListJson, licencePut, licenceSaved, licenceSearchQuery } from '../licences.ts';
import { productBulkEdit, productBulkResult, productCreate, productEdit } from '../product-edits.ts';
import { adminProductsQuery, productJson, productListJson } from '../products.ts';
import type { Endpoint } from './endpoint.ts';

/** Products and licences, for staff. */
export const inventoryEndpoints = {
  adminProducts: {
    method: 'GET',
    path: '/api/admin/products',
    who: 'staff',
    summary: "All products, with the inventory page's filters",
    query: adminProductsQuery,
    status: 200,
    response: productListJson,
  },
  createProduct: {
    method: 'POST',
    path: '/api/admin/products',
    who: 'staff',
    summary: 'A new product',
    request: productCreate,
    status: 201,
    response: productJson,
    problems: ['product_exists'],
  },
  bulkEditProducts: {
    method: 'POST',
    path: '/api/admin/products/bulk',
    who: 'staff',
    summary: 'One change for many products, or a change each',
    request: productBulkEdit,
    status: 200,
    response: productBulkResult,
  },
  editProduct: {
    method: 'PATCH',
    path: '/api/admin/products/:id',
    who: 'staff',
    summary: "Edit a product by the editor's rules; `updatedAt` guards against lost updates",
    request: productEdit,
    status: 200,
    response: productJson,
    problems: ['product_not_found', 'stale'],
  },
  uploadImage: {
    method: 'POST',
    path: '/api/admin/products/:id/image',
    who: 'staff',
    summary: 'A product image, at most 50 MB',
    file: 'image',
    status: 200,
    response: productJson,
    problems: [
      'product_not_found',
      'image_missing',
      'image_type',
      'image_too_large',
      'storage_limit_exceeded',
      'upload_failed',
      'upload_incomplete',
    ],
  },
  searchLicences: {
    method: 'GET',
    path: '/api/admin/licences',
    who: 'staff',
    summary: 'Licences by number or name; with `limit` a page of the register with what each has ordered',
    query: licenceSearchQuery,
    status: 200,
    response: licenceListJson,
  },
  saveLicence: {
    method: 'PUT',
    path: '/api/admin/licences/:number',
    who: 'staff',
    summary:
      'Add a licence or rename its company; `updatedAt` (null: it was not there) guards against lost updates',
    request: licencePut,
    status: 200,
    response: licenceSaved,
    problems: ['stale'],
  },
} as const satisfies Record<string, Endpoint>;
