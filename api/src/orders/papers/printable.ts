/** The fonts cover European Latin letters: any other becomes its base letter, or a question mark. */
export function printable(text: string): string {
  return [...text].map((letter) => (KNOWN.test(letter) ? letter : baseOf(letter))).join('');
}

const KNOWN =
  /[\x20-\x7e\n\u00a0-\u017f\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2212]/;
const baseOf = (letter: string) => {
  const base = letter.normalize('NFKD').replace(/\p{M}/gu, '');
  return KNOWN.test(base) ? base : '?';
};
