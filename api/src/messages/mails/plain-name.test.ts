import { plainLine, plainName } from './plain-name.ts';

// MAIL-8
test.each([
  ['Ada Lovelace', 'Ada Lovelace'],
  ["J. R. O'Neill-Smith", "J. R. O'Neill-Smith"],
  ['Win at https://evil.example/prize?id=1', 'Win at https evil. example prize id 1'],
  ['<a href="http://evil.example">Ada</a>', 'a href http evil. example Ada a'],
  ['eve@evil.example', 'eve evil. example'],
  ['Ada '.repeat(40), `${'Ada '.repeat(15).slice(0, 59).trimEnd()}…`],
])('the name %j is written as %j in our mails', (typed, said) => {
  expect(plainName(typed)).toBe(said);
});

// MAIL-8
test.each([
  ['Suite 12/34, 2256 West 4th Avenue (rear)', 'Suite 12/34, 2256 West 4th Avenue (rear)'],
  ['Your invoice:\n\nhttps://evil.example/pay', 'Your invoice: https evil. example/pay'],
  ['write to eve@evil.example', 'write to eve at evil. example'],
  ['a'.repeat(400), `${'a'.repeat(299)}…`],
])('the line %j is written as %j in our mails', (typed, said) => {
  expect(plainLine(typed)).toBe(said);
});
