/** The standard fonts have Western European letters: any other becomes its base letter, or a question mark. */
export function printable(text: string): string {
  return [...text].map((letter) => (KNOWN.test(letter) ? letter : baseOf(letter))).join('');
}

const KNOWN = /[\x20-\x7e\n\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac]/;
const baseOf = (letter: string) => {
  const base = letter.normalize('NFKD').replace(/\p{M}/gu, '');
  return KNOWN.test(base) ? base : '?';
};
