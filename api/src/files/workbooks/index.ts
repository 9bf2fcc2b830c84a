export { type Reason, WorkbookRefusal } from './refusal.ts';
export { MERGED } from './sheet-files.ts';
export { csvFromWorkbook, type Workbook } from './workbook.ts';
