/** A font file: its source, and the letters and design space it keeps. */
export type Cut = {
  source: string;
  /** The file, from the project's folder. */
  name: string;
  letters: string;
  axes: Record<string, number | { min: number; max: number }>;
};

const between = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** What pages show at first: English, and the small letters of names such as Kölsch. */
const BASIC = `${between(0x20, 0x7e)}${between(0xdf, 0xff)}\u00a0©°·×–—‘’“”•…™−↑↓`;
const LATIN = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}–—‘’‚“”„•…‹›€™−↑↓`;
/** Capitals with accents, and rarer signs. */
const RARER = [...LATIN].filter((letter) => !BASIC.includes(letter)).join('');
/** Czech, Polish, Slovak, Hungarian and neighbouring languages, for product names. */
const LATIN_EXTENDED = between(0x100, 0x17f);
/** Labels are lettered in capitals, or in a name's own letters. */
const LABEL_ITALIC = `${between(0x20, 0x7e)}${between(0xc0, 0xff)}‘’–`;

/** Headings have weights 500 to 800 and are at most 72 px high; softness and wonk never change. */
const HEADINGS = { SOFT: 30, WONK: 0, wght: { min: 500, max: 800 }, opsz: { min: 14, max: 72 } };
const TEXT = { wght: { min: 400, max: 900 } };

/** The weights and the size that labels are lettered in (product-painting/labels). */
const LABEL_DISPLAY = { SOFT: 30, WONK: 0, wght: { min: 600, max: 750 }, opsz: 24 };
const LABEL_DISPLAY_ITALIC = { SOFT: 0, WONK: 1, wght: 650, opsz: 32 };
const LABEL_SANS = { wght: { min: 600, max: 900 } };

export const CUTS: Cut[] = [
  {
    source: 'fraunces/files/fraunces-latin-full-normal.woff2',
    name: 'shared-ui/src/tokens/fonts/fraunces-latin.woff2',
    letters: BASIC,
    axes: HEADINGS,
  },
  {
    source: 'fraunces/files/fraunces-latin-full-normal.woff2',
    name: 'shared-ui/src/tokens/fonts/fraunces-latin-rarer.woff2',
    letters: RARER,
    axes: HEADINGS,
  },
  {
    source: 'fraunces/files/fraunces-latin-ext-full-normal.woff2',
    name: 'shared-ui/src/tokens/fonts/fraunces-latin-ext.woff2',
    letters: LATIN_EXTENDED,
    axes: HEADINGS,
  },
  {
    source: 'fraunces/files/fraunces-latin-full-italic.woff2',
    name: 'shared-ui/src/tokens/fonts/fraunces-italic.woff2',
    letters: LABEL_ITALIC,
    axes: LABEL_DISPLAY_ITALIC,
  },
  {
    source: 'inter/files/inter-latin-wght-normal.woff2',
    name: 'shared-ui/src/tokens/fonts/inter-latin.woff2',
    letters: BASIC,
    axes: TEXT,
  },
  {
    source: 'inter/files/inter-latin-wght-normal.woff2',
    name: 'shared-ui/src/tokens/fonts/inter-latin-rarer.woff2',
    letters: RARER,
    axes: TEXT,
  },
  {
    source: 'inter/files/inter-latin-ext-wght-normal.woff2',
    name: 'shared-ui/src/tokens/fonts/inter-latin-ext.woff2',
    letters: LATIN_EXTENDED,
    axes: TEXT,
  },
  {
    source: 'fraunces/files/fraunces-latin-full-normal.woff2',
    name: 'api/src/catalogue/images/fonts/display.ttf',
    letters: LATIN,
    axes: LABEL_DISPLAY,
  },
  {
    source: 'fraunces/files/fraunces-latin-ext-full-normal.woff2',
    name: 'api/src/catalogue/images/fonts/display-ext.ttf',
    letters: LATIN_EXTENDED,
    axes: LABEL_DISPLAY,
  },
  {
    source: 'fraunces/files/fraunces-latin-full-italic.woff2',
    name: 'api/src/catalogue/images/fonts/display-italic.ttf',
    letters: LABEL_ITALIC,
    axes: LABEL_DISPLAY_ITALIC,
  },
  {
    source: 'inter/files/inter-latin-wght-normal.woff2',
    name: 'api/src/catalogue/images/fonts/sans.ttf',
    letters: LATIN,
    axes: LABEL_SANS,
  },
  {
    source: 'inter/files/inter-latin-ext-wght-normal.woff2',
    name: 'api/src/catalogue/images/fonts/sans-ext.ttf',
    letters: LATIN_EXTENDED,
    axes: LABEL_SANS,
  },
];
