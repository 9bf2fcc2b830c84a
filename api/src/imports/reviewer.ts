import type { FileRow } from './file-rows.ts';
import type { ImportRowDocument } from './model.ts';

/** A row as its file has it, with what earlier rows of the same SKU said. */
export type Read = { sku: string; rows: number[]; parsed: unknown };

/** A row held against what is stored: everything of a stored row but its place. */
export type Reviewed = Omit<ImportRowDocument, '_id' | 'import' | 'order'>;

/** How a kind of file is read and held against what is stored. */
export type Reviewer = {
  /** Reads one row; undefined where it says nothing at all and is left out of every count. */
  read: (row: FileRow) => Read | undefined;
  /** Merges two rows with the same SKU. */
  merge: (first: Read, second: Read) => Read;
  /** The places of the cells that keep a row from being read whole. */
  faulty: (cells: string[]) => number[];
  /** Compares rows with what is stored now. */
  review: (rows: Read[]) => Promise<Reviewed[]>;
};
