import type { FileRow } from './file-rows.ts';
import type { ImportRowDocument } from './model.ts';

/** A row of the file, merged with earlier rows of the same SKU. */
export type Read = { sku: string; rows: number[]; parsed: unknown };

/** A row compared with what is stored: a stored row without its position. */
export type Reviewed = Omit<ImportRowDocument, '_id' | 'import' | 'order'>;

/** How a kind of file is read and compared with what is stored. */
export type Reviewer = {
  /** Parses one row; undefined if it is empty and not counted. */
  read: (row: FileRow) => Read | undefined;
  /** Merges two rows with the same SKU. */
  merge: (first: Read, second: Read) => Read;
  /** The indexes of unreadable cells. */
  faulty: (cells: string[]) => number[];
  /** Compares rows with what is stored now. */
  review: (rows: Read[]) => Promise<Reviewed[]>;
};
