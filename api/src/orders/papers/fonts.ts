import { join } from 'node:path';
import { needsWide, openedFont, printable, WIDE_FILE } from './printable.ts';

/** Inter and Fraunces, subset, and one wide font; each is read when it is used, and a PDF embeds only the letters that it uses. */
const FILES = { plain: 'inter-400.ttf', bold: 'inter-700.ttf', title: 'fraunces-700.ttf' };

/** Documents in which a word was spelled in Latin letters. */
const spelling = new WeakSet<PDFKit.PDFDocument>();

/** What the foot of a document's pages says of words spelled in Latin letters, if it has any (PAPER-1). */
export const spellingNote = (pdf: PDFKit.PDFDocument): string =>
  spelling.has(pdf) ? '. Words in ‹ › are spelled in Latin letters' : '';

/**
 * Gives a PDF the fonts 'plain', 'bold' and 'title'. A text with letters that they don't have is set in the wide font as a
 * whole, so that names of any of its scripts can be read.
 */
export function withFonts(pdf: PDFKit.PDFDocument): PDFKit.PDFDocument {
  for (const [name, file] of Object.entries(FILES))
    pdf.registerFont(name, openedFont(join(import.meta.dirname, 'fonts', file)));
  pdf.registerFont('wide', openedFont(WIDE_FILE));
  let chosen = 'plain';
  const { font, text, heightOfString } = pdf as unknown as Record<string, (...given: unknown[]) => unknown>;
  const inItsFont =
    (draw: typeof text) =>
    (words: string, ...rest: unknown[]) => {
      const printed = printable(words);
      if (printed.includes('‹') && !words.includes('‹')) spelling.add(pdf);
      const isWide = needsWide(printed);
      if (isWide) font?.call(pdf, 'wide');
      const drawn = draw?.call(pdf, printed, ...rest);
      if (isWide) font?.call(pdf, chosen);
      return drawn;
    };
  return Object.assign(pdf, {
    font: (name: string) => {
      chosen = name;
      return font?.call(pdf, name);
    },
    text: inItsFont(text),
    heightOfString: inItsFont(heightOfString),
  });
}
