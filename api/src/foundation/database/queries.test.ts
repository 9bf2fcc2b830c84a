import { containing } from './index.ts';

// STAFF-38
test.each([
  ['cafe emile', 'Café Émile'],
  ['CAFÉ', 'Cafe Emile'],
  ["o'brien", 'O’Brien & Sons'],
  ['o’brien', "O'Brien & Sons"],
  ['oeuvre', 'Grande Œuvre'],
  ['œuvre', 'Grande Oeuvre'],
  ['strasse', 'Bahnhofstraße 4'],
  ['lezak', 'Světlý Ležák'],
  ['rail-yard', 'Rail‑Yard Taproom'],
  ['305218', '305-218'],
  ['305-218', '305218'],
  ['305–218', '305-218'],
  ['305-2', '305-218'],
  ['gull  &', 'The Gull & Anchor'],
  ['CBO-1795196460000', 'CBO-1795196460000'],
])('"%s" finds "%s"', (typed, stored) => {
  expect(containing(typed).test(stored)).toBe(true);
});

test.each([
  ['gull.', 'The Gull & Anchor'],
  ['305218', '305218'.split('').join('.')],
  ['rail-yard', 'Rail Yard Taproom'],
])('"%s" does not find "%s"', (typed, stored) => {
  expect(containing(typed).test(stored)).toBe(false);
});
