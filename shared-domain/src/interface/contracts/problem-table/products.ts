import type { ProblemEntry } from './entry.ts';

/** Failures of products and their images (PRODUCT-8, PRODUCT-11, PRODUCT-12). */
export const productProblems = {
  product_not_found: {
    status: 404,
    title: 'Product not found',
    detail: 'The selected product could not be found.',
  },
  product_exists: {
    status: 409,
    title: 'Product exists',
    detail: 'A product with the SKU {id} exists already.',
  },
  stale: {
    status: 409,
    title: 'Changed in the meantime',
    detail: 'Someone else has changed this in the meantime.',
  },
  image_missing: {
    status: 422,
    title: 'No file selected',
    detail: 'No file selected - Please select an image file to upload',
  },
  image_damaged: {
    status: 415,
    title: 'Invalid File',
    detail: 'This picture is damaged or not complete. Please save or export it again, then upload it.',
  },
  image_heic: {
    status: 415,
    title: 'Invalid File',
    detail:
      'HEIC pictures, as iPhones take them, can’t be shown in browsers. Please save it as JPEG, then upload it.',
  },
  image_type: { status: 415, title: 'Invalid File', detail: 'Please drop an image file.' },
  image_too_large: {
    status: 413,
    title: 'File too large',
    detail: 'File too large - Maximum file size is 50MB',
  },
  photo_too_large: { status: 413, title: 'Photo too large', detail: 'A photo may have at most 300 kB.' },
  photo_not_found: { status: 404, title: 'Photo not found', detail: 'This photo does not exist.' },
  image_not_found: { status: 404, title: 'Image not found', detail: 'This image does not exist.' },
  upload_failed: { status: 500, title: 'Upload failed', detail: 'Upload failed: {message}' },
  upload_incomplete: {
    status: 500,
    title: 'Upload incomplete',
    detail: 'Failed to generate image URL after upload',
  },
  storage_limit_exceeded: {
    status: 507,
    title: 'Storage limit exceeded',
    detail: 'Storage limit exceeded. Contact your administrator.',
  },
} as const satisfies Record<string, ProblemEntry>;
