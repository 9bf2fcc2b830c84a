import fc from 'fast-check';
import { escapeFormula, plainFormula } from './index.ts';

// STAFF-15
test.each([
  ['=1+1', "'=1+1"],
  ['＝1+1', "'＝1+1"],
  ['a;=1+1', "a;'=1+1"],
  ['a\t@SUM(1)', "a\t'@SUM(1)"],
  ['a,"-2', 'a,"\'-2'],
  ['  +1', "  '+1"],
  ['a; b;=x;＠y', "a; b;'=x;'＠y"],
  ['x+y@example.com', 'x+y@example.com'],
  ['2 - 3 = -1', '2 - 3 = -1'],
  ['', ''],
])('the cell %j is written as %j', (text, cell) => {
  expect(escapeFormula(text)).toBe(cell);
});

// STAFF-15
test('an escaped cell is read back as it was', () => {
  const text = fc.string({ unit: fc.constantFrom(...'=+-@＝\'";,|\t\n ab1'), maxLength: 12 });
  fc.assert(fc.property(text, (cell) => expect(plainFormula(escapeFormula(cell))).toBe(cell)));
});
