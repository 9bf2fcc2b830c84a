/** Letter paper in points, with margins of 54 px at 96 dpi. */
export const LEFT = 40.5;
export const RIGHT = 571.5;
export const WIDTH = RIGHT - LEFT;
export const ROW = 21.75;

export const BOLD = 'bold';
export const PLAIN = 'plain';

/** What is drawn on: a document, and a new page where less than a height is left. */
export type Paper = { readonly pdf: PDFKit.PDFDocument; readonly room: (height: number) => boolean };
