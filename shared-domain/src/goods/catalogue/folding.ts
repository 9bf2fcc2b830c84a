/**
 * Normalises a text for search: no case, accents or typographic marks, white space as single spaces. 'Světlý
 * Ležák' and 'svetly lezak' fold to the same.
 */
export function fold(text: string): string {
  const plain = isAscii(text) ? text.toLowerCase() : unaccented(text);
  return plain.replace(/\s+/g, ' ').trim();
}

const isAscii = (text: string): boolean => !/[^\p{ASCII}]/u.test(text);

/** Letters and marks that Unicode doesn't decompose into a plain letter and an accent. */
const SPELLINGS = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ı', 'i'],
  ['’', "'"],
  ['‘', "'"],
  ['“', '"'],
  ['”', '"'],
  ['–', '-'],
  ['—', '-'],
]);

const unaccented = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{ASCII}]/gu, (letter) => SPELLINGS.get(letter) ?? letter);
