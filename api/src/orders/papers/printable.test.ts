import { openedFont, printable, WIDE_FILE } from './printable.ts';

// PAPER-1
test.each([
  ['Světlý Ležák', 'Světlý Ležák'],
  ['Пивная Ζυθοποιία 金龙 서울 حانة', 'Пивная Ζυθοποιία 金龙 서울 حانة'],
  ['The ﬁrst Ale', 'The first Ale'],
  ['Bar ร้านเบียร์ 12', 'Bar ‹ranebiyr› 12'],
  ['ਪੰਜਾਬੀ हिन्दी', '‹pmjabi› ‹hindi›'],
  ['陶堃𠮷', '陶‹KunKichi›'],
  ['Hop 🍺\u200d\ufe0f House', 'Hop ‹:beer:› House'],
  ['Tab\there, \ue000', 'Tab here, ‹U+E000›'],
])('%j is printed as %j', (name, printed) => {
  expect(printable(name)).toBe(printed);
});

// PAPER-1
test('a glyph that was first read as a part of another one has its letter in later documents', () => {
  const font = openedFont(WIDE_FILE);
  expect(font.getGlyph(77)?.codePoints).toEqual([]);
  expect(font.getGlyph(77, [46])?.codePoints).toEqual([46]);
});
