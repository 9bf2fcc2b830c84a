import { decodeBytes, readingOf, type SingleByte } from './letters.ts';

/** The bytes of a text in an encoding, by its table. */
function encoded(text: string, encoding: SingleByte): Uint8Array {
  const table = decodeBytes(
    Uint8Array.from({ length: 256 }, (_, byte) => byte),
    encoding,
  );
  return Uint8Array.from([...text].map((letter) => table.indexOf(letter)));
}

// IMPORT-27
test.each<[SingleByte, string]>([
  ['windows-1252', 'Brasserie d’Été – Blonde Dorée\nCrème brûlée\nBière à la pêche\nNoël “Épicée”'],
  ['windows-1252', 'Weißbier Größe\nKöstliches Märzen\nFrühlingsbräu'],
  ['windows-1250', 'Světlý Ležák\nČerné Pivo Říčany\nŻywiec Łódź Bałtycki'],
  ['windows-1250', 'Žitný Speciál „Podzim“\nJedenáctka Kouřová'],
  ['macintosh', 'Brasserie d’Été – Blonde Dorée\nCÔTE D’ÉTÉ\nÎle Brûlée Stout'],
  ['iso-8859-2', 'Světlý Ležák\nČerné Pivo Říčany\nŠvestkový Košt'],
  ['ibm437', 'Blonde Dorée\nCrème brûlée\nBière à la pêche\nForêt Française'],
])('%s is recognised by %j', (encoding, text) => {
  expect(readingOf(encoded(text, encoding))).toMatchObject({ encoding });
});

// IMPORT-27
test.each<[string, SingleByte, SingleByte | null]>([
  ['Pêche', 'windows-1252', 'windows-1250'],
  ['Été', 'windows-1252', null],
  ['Černá', 'windows-1250', null],
])('%s alone is read as %s, with a question about %p', (text, encoding, other) => {
  expect(readingOf(encoded(text, encoding))).toEqual({ encoding, other });
});
