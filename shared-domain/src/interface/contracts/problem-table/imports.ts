import type { ProblemEntry } from './entry.ts';

/** Failures of imports (IMPORT-1, IMPORT-18, IMPORT-19). */
export const importProblems = {
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
  import_workbook: {
    status: 422,
    title: 'Upload failed',
    detail: 'The workbook could not be read: {reason}. Please save the sheet as CSV (UTF-8) and upload that.',
  },
  import_old_workbook: {
    status: 422,
    title: 'Invalid file type',
    detail:
      'Workbooks of Excel 97 to 2003 (.xls) and with a password can’t be read. In Excel, choose Save As, Excel Workbook (.xlsx), without a password, then upload that.',
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
    detail: "This import is {state}, so that isn't possible now.",
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
} as const satisfies Record<string, ProblemEntry>;
