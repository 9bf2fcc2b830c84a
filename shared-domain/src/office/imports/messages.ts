/** Messages of the imports (IMPORT-4). */
export const IMPORT_MESSAGES = {
  missingId: 'Missing product ID/SKU',
  missingName: 'Missing product name',
  invalidPrice: 'Invalid price (must be a number >= 0)',
  invalidStock: 'Invalid stock quantity (must be a number >= 0)',
  brandRequired: 'Brand assignment required',
  invalidFile: 'Please upload a CSV file (files ending in .csv or .txt)',
  noValidProducts: 'No valid products found in the CSV. Please check the file format and try again.',
  parseError: 'There was an error parsing the CSV file. Please check the format and try again.',
  applyError: 'There was an error applying the product changes.',
  noData: 'No data found in the CSV file',
  idColumn: "CSV must have an 'ID' column (could be labeled as 'ID', 'Item #', or 'Item#')",
  licenceNumberRequired: 'License number is required',
  companyNameRequired: 'Company name is required',
} as const;
