/** Letter paper in points, with margins of 54 px at 96 dpi. */
export const LEFT = 40.5;
export const RIGHT = 571.5;
export const WIDTH = RIGHT - LEFT;
export const ROW = 21.75;

export const BOLD = 'bold';
export const PLAIN = 'plain';

/** The drawing target: a document, and a function that starts a new page if less than a height is left. */
export type Paper = { readonly pdf: PDFKit.PDFDocument; readonly room: (height: number) => boolean };
