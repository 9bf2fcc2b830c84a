import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Font } from 'fontkit';

/** The font with every script that we print besides European Latin. */
export const WIDE_FILE = join(import.meta.dirname, 'fonts', 'wide-400.ttf');

/** The letters of Inter and Fraunces: European Latin. */
const LATIN =
  /[\x20-\x7e\n\u00a0-\u017f\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2212]/;

// Both libraries are large, and most processes never print.
const load = createRequire(import.meta.url);
const fontkit = (): typeof import('fontkit') => load('fontkit');
const anyAscii = (): typeof import('any-ascii') => load('any-ascii');

const fonts = new Map<string, Font>();

/** A font of a file, which is parsed once: that is most of what a document costs. */
export function openedFont(file: string): Font {
  const font = fonts.get(file) ?? withLetters(fontkit().openSync(file));
  fonts.set(file, font);
  return font;
}

/** A glyph that a document embedded as a part of another one still says which letter it is in later documents. */
function withLetters(font: Font): Font {
  const { getGlyph } = font;
  font.getGlyph = (id, letters = []) => {
    const glyph = getGlyph.call(font, id, letters);
    if (glyph?.codePoints.length === 0) glyph.codePoints = letters;
    return glyph;
  };
  return font;
}

const isInWide = (letter: string): boolean =>
  openedFont(WIDE_FILE).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);

const isKnown = (letter: string) => LATIN.test(letter) || isInWide(letter);

/** Whether a printable text needs the wide font. */
export const needsWide = (text: string): boolean => [...text].some((letter) => !LATIN.test(letter));

/**
 * A text as the fonts can print it. A letter that none of them has becomes its base letter, or is spelled in Latin letters: '‹Xin›'
 * (PAPER-1).
 */
export function printable(text: string): string {
  let printed = '';
  let missing = '';
  const spell = () => {
    const spelled = spelledOf(missing);
    if (spelled) printed += `‹${spelled}›`;
    missing = '';
  };
  for (const letter of text.normalize('NFC').replace(/[\p{Cc}--\n]/gv, ' ')) {
    const known = isKnown(letter) ? letter : baseOf(letter);
    if (known === '') missing += letter;
    else {
      spell();
      printed += known;
    }
  }
  spell();
  return printed;
}

/** 'fi' of a ligature; empty if there is none. */
function baseOf(letter: string): string {
  const base = letter.normalize('NFKD').replace(/\p{M}/gu, '');
  return [...base].every(isKnown) ? base : '';
}

const spelledOf = (letters: string): string =>
  [...letters].map((letter) => anyAscii().default(letter) || codeOf(letter)).join('');

/** 'U+E000' for a letter without a spelling; marks and joiners need none. */
const codeOf = (letter: string): string =>
  /[\p{M}\p{Cf}]/u.test(letter) ? '' : `U+${letter.codePointAt(0)?.toString(16).toUpperCase()}`;
