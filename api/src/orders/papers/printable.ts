/** The letters of Inter and Fraunces: European Latin. */
const LATIN =
  /[\x20-\x7e\n\u00a0-\u017f\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2212]/;
/** What the wide font has besides. */
const WIDE =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Georgian}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u2010-\u205e\u20a0-\u20bf\u2100-\u214f\u3000-\u30ff\uff00-\uffef]/u;

/** Whether a text needs the wide font. */
export const needsWide = (text: string): boolean =>
  [...text.normalize('NFC')].some((letter) => !LATIN.test(letter) && WIDE.test(letter));

/** A text as the fonts can print it: a letter that none of them has becomes its base letter, or a question mark. */
export const printable = (text: string): string =>
  [...text.normalize('NFC')].map((letter) => (isKnown(letter) ? letter : baseOf(letter))).join('');

const isKnown = (letter: string) => LATIN.test(letter) || WIDE.test(letter);
const baseOf = (letter: string) => {
  const base = letter.normalize('NFKD').replace(/\p{M}/gu, '');
  return isKnown(base) ? base : '?';
};
