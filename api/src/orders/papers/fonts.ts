import { join } from 'node:path';
import { sumOf } from 'shared-domain/money';
import { needsWide, openedFont, printable, WIDE_FILE } from './printable.ts';
import { visualRuns } from './visual-runs.ts';

/** Inter and Fraunces, subset, and one wide font; each is read when it is used, and a PDF embeds only the letters that it uses. */
const FILES = { plain: 'inter-400.ttf', bold: 'inter-700.ttf', title: 'fraunces-700.ttf' };

/** Documents in which a word was spelled in Latin letters. */
const spelling = new WeakSet<PDFKit.PDFDocument>();

/** What the foot of a document's pages says of words spelled in Latin letters, if it has any (PAPER-1). */
export const spellingNote = (pdf: PDFKit.PDFDocument): string =>
  spelling.has(pdf) ? '. Words in ‹ › are spelled in Latin letters' : '';

type Layout = { glyphs: unknown[] | null; positions: unknown[] | null; advanceWidth: number };

/** What we use of pdfkit's own fonts. */
type EmbeddedFont = Record<'ascender' | 'descender' | 'lineGap', number> & {
  layout: (text: string, features?: unknown, onlyWidth?: boolean) => Layout;
  layoutRun: (text: string, features?: unknown) => Layout;
};

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const AMOUNT = /\d[.,]\d/;

/** Lays words out from right to left where their letters are, and amounts without the kerning that hides a point below a 7. */
function layOutWell(font: EmbeddedFont): void {
  const { layout } = font;
  const amounts = new Map<string, Layout>();
  const run = (text: string) => {
    if (!AMOUNT.test(text)) return layout.call(font, text);
    const known = amounts.get(text) ?? font.layoutRun(text, { kern: false, calt: false });
    amounts.set(text, known);
    return known;
  };
  font.layout = (text, features, onlyWidth) => {
    if (features !== undefined) return layout.call(font, text, features, onlyWidth);
    if (onlyWidth || !RIGHT_TO_LEFT.test(text)) return run(text);
    const runs = visualRuns(text).map((part) => (part.isRtl ? font.layoutRun(part.text) : run(part.text)));
    return {
      glyphs: runs.flatMap(({ glyphs }) => glyphs ?? []),
      positions: runs.flatMap(({ positions }) => positions ?? []),
      advanceWidth: sumOf(runs.map(({ advanceWidth }) => advanceWidth)),
    };
  };
}

const pick = ({ ascender, descender, lineGap }: EmbeddedFont) => ({ ascender, descender, lineGap });

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
  const known = new Map<string, EmbeddedFont>();
  const choose = (name: string) => {
    font?.call(pdf, name);
    if (known.has(name)) return;
    const embedded = (pdf as unknown as { _font: EmbeddedFont })._font;
    layOutWell(embedded);
    known.set(name, embedded);
  };
  choose('plain');
  const plain = known.get('plain');
  /** The wide font, on the lines of the plain one. */
  const chooseWide = () => {
    choose('wide');
    if (plain) Object.assign(known.get('wide') ?? {}, pick(plain));
  };
  const inItsFont =
    (draw: typeof text) =>
    (words: string, ...rest: unknown[]) => {
      const printed = printable(words);
      if (printed.includes('‹') && !words.includes('‹')) spelling.add(pdf);
      const isWide = needsWide(printed);
      if (isWide) chooseWide();
      const drawn = draw?.call(pdf, printed, ...rest);
      if (isWide) choose(chosen);
      return drawn;
    };
  return Object.assign(pdf, {
    font: (name: string) => {
      chosen = name;
      choose(name);
      return pdf;
    },
    text: inItsFont(text),
    heightOfString: inItsFont(heightOfString),
  });
}
