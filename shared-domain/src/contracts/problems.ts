/**
 * Every failure that the API names: its code, its HTTP status, its title and the sentence that a page can show.
 * Words in braces are filled in by `problemOf`. Holds no schema, so that the client can read it without zod.
 */
export const problems = {
  // The request itself
  validation: { status: 422, title: 'Invalid input', detail: 'Please check the marked fields.' },
  malformed_json: { status: 400, title: 'Malformed body', detail: 'The request body is not valid JSON.' },
  not_found: { status: 404, title: 'Not found', detail: 'There is nothing at this address.' },
  method_not_allowed: {
    status: 405,
    title: 'Method not allowed',
    detail: 'This address does not answer {method}.',
  },
  payload_too_large: {
    status: 413,
    title: 'Too large',
    detail: 'The request is larger than this call accepts.',
  },
  unsupported_media_type: {
    status: 415,
    title: 'Unsupported media type',
    detail: 'This call does not accept {contentType}.',
  },
  origin_refused: {
    status: 403,
    title: 'Origin refused',
    detail: 'This call is only for pages of this site.',
  },
  too_many_requests: {
    status: 429,
    title: 'Too many requests',
    detail: 'Too many requests. Please try again later.',
  },
  idempotency_key_invalid: {
    status: 422,
    title: 'Idempotency-Key needed',
    detail: 'The Idempotency-Key header must have 8 to 200 printable ASCII characters.',
  },
  idempotency_conflict: {
    status: 422,
    title: 'Idempotency-Key used before',
    detail: 'This Idempotency-Key was used for another request.',
  },

  // Who asks
  unauthenticated: { status: 401, title: 'Not signed in', detail: 'Please sign in.' },
  forbidden: { status: 403, title: 'Not allowed', detail: 'You may not do this.' },
  licence_required: {
    status: 401,
    title: 'License not verified',
    detail: 'Please verify your license number first.',
  },
  licence_not_found: { status: 404, title: 'License Not Found', detail: 'License number not found.' },
  email_domain: {
    status: 422,
    title: 'Address not allowed',
    detail: 'Only {host} email addresses are allowed',
  },
  link_invalid: { status: 401, title: 'Link not valid', detail: 'This sign-in link is not valid.' },
  link_expired: { status: 401, title: 'Link expired', detail: 'This sign-in link has expired.' },
  link_used: { status: 401, title: 'Link used', detail: 'This sign-in link has already been used.' },

  // Products
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
    detail: 'Somebody else has changed this in the meantime.',
  },
  image_missing: {
    status: 422,
    title: 'No file selected',
    detail: 'No file selected - Please select an image file to upload',
  },
  image_type: { status: 415, title: 'Invalid File', detail: 'Please drop an image file.' },
  image_too_large: {
    status: 413,
    title: 'File too large',
    detail: 'File too large - Maximum file size is 50MB',
  },
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

  // Orders and payments
  order_not_found: { status: 404, title: 'Order not found', detail: 'This order does not exist.' },
  price_changed: {
    status: 409,
    title: 'Prices have changed',
    detail: 'The total has changed since it was shown. Please check it and submit again.',
  },
  out_of_stock: {
    status: 409,
    title: 'Out of stock',
    detail: 'Some of what you asked for is no longer available.',
  },
  store_closed: {
    status: 409,
    title: 'Store closed',
    detail: 'Our retail store is closed at the moment. Please come back soon.',
  },
  payment_start_failed: {
    status: 502,
    title: 'Payment not started',
    detail: 'Could not start payment: {reason}',
  },
  payment_closed: {
    status: 409,
    title: 'Payment closed',
    detail: 'This payment is {status} and can not be changed any more.',
  },
  refund_refused: {
    status: 409,
    title: 'Refund refused',
    detail: 'This order can not be refunded: {reason}',
  },
  refund_failed: { status: 502, title: 'Refund failed', detail: 'The refund failed: {reason}' },
  webhook_refused: {
    status: 400,
    title: 'Webhook refused',
    detail: 'The signature of this event is not valid.',
  },

  // Imports
  file_missing: { status: 422, title: 'No file selected', detail: 'Please choose a file to upload.' },
  file_type: {
    status: 422,
    title: 'Invalid file type',
    detail: 'Please upload a CSV file (files ending in .csv or .txt)',
  },
  file_too_large: { status: 413, title: 'File too large', detail: 'File size exceeds the 50MB limit' },
  import_unreadable: {
    status: 422,
    title: 'Upload failed',
    detail: 'There was an error parsing the CSV file. Please check the format and try again.',
  },
  import_empty: {
    status: 422,
    title: 'Import failed',
    detail: 'No valid products found in the CSV. Please check the file format and try again.',
  },
  import_no_data: { status: 422, title: 'Import failed', detail: 'No data found in the CSV file' },
  import_no_id: {
    status: 422,
    title: 'Import failed',
    detail: "CSV must have an 'ID' column (could be labeled as 'ID', 'Item #', or 'Item#')",
  },
  import_not_found: { status: 404, title: 'Import not found', detail: 'This import does not exist.' },
  import_state: {
    status: 409,
    title: 'Not possible now',
    detail: 'This import is {state}; that can not be done with it now.',
  },
  import_changed_since: {
    status: 409,
    title: 'Changed since',
    detail: 'Some products were changed after this import; undoing it would overwrite those changes.',
  },
  import_apply_failed: {
    status: 500,
    title: 'Application failed',
    detail: 'There was an error applying the product changes.',
  },

  // Operations
  finding_not_found: {
    status: 404,
    title: 'Finding not found',
    detail: 'This finding does not exist any more.',
  },
  repair_refused: {
    status: 409,
    title: 'Repair refused',
    detail: 'This finding can not be repaired: {reason}',
  },
  release_not_found: { status: 404, title: 'Release not found', detail: 'This release does not exist.' },
  rollback_refused: { status: 409, title: 'Roll back refused', detail: 'Rolling back was refused: {reason}' },
  overloaded: {
    status: 503,
    title: 'Overloaded',
    detail: 'The shop is very busy at the moment. Please try again in a moment.',
  },
  unavailable: {
    status: 503,
    title: 'Not available',
    detail: 'The shop can not be reached at the moment. Please try again in a moment.',
  },
  upstream_failed: {
    status: 502,
    title: 'Service failed',
    detail: 'A service that we rely on does not answer.',
  },
  internal: { status: 500, title: 'Unexpected error', detail: 'Something went wrong. Please try again.' },
} as const satisfies Record<string, { status: number; title: string; detail: string }>;

/** A stable, machine-readable name of a failure that the API answers with. */
export type ProblemCode = keyof typeof problems;
