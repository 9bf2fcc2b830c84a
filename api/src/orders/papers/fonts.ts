import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (name: string): Buffer => readFileSync(join(import.meta.dirname, 'fonts', name));

/** Inter and Fraunces, subset to the characters of `printable`; a PDF embeds only those that it uses. */
const FILES = { plain: read('inter-400.ttf'), bold: read('inter-700.ttf'), title: read('fraunces-700.ttf') };

/** Registers the document fonts as 'plain', 'bold' and 'title'. */
export function withFonts(pdf: PDFKit.PDFDocument): PDFKit.PDFDocument {
  for (const [name, file] of Object.entries(FILES)) pdf.registerFont(name, file);
  return pdf;
}
