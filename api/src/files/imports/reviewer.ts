import type { ColumnJson } from 'shared-domain/contracts';
import type { ChosenColumns } from 'shared-domain/imports';
import type { FileRow } from './file-row.ts';
import type { ImportRowDocument } from './model.ts';

/** A row of the file, merged with earlier rows of the same SKU. */
export type Read = { sku: string; rows: number[]; parsed: unknown };

/** A row compared with what is stored: a stored row without its position. */
export type Reviewed = Omit<ImportRowDocument, '_id' | 'import' | 'order'>;

/** How a kind of file is read and compared with what is stored. */
export type Reviewer = {
  /** The file's columns as the mapping step shows them. */
  columns: ColumnJson[];
  /** What the review says of the file as a whole. */
  notices: string[];
  /** Parses one row; undefined if it is empty and not counted. */
  read: (row: FileRow) => Read | undefined;
  /** Merges two rows with the same SKU. */
  merge: (first: Read, second: Read) => Read;
  /** The indexes of unreadable cells. */
  faulty: (cells: string[]) => number[];
  /** Compares rows with what is stored now. */
  review: (rows: Read[]) => Promise<Reviewed[]>;
};

/** A file's headings and first rows, and what staff chose for its columns. */
export type Sheet = { headers: string[]; samples: string[][]; chosen: ChosenColumns };
