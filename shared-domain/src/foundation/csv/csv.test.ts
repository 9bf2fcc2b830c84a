import fc from 'fast-check';
import { cellText, escapeFormula, plainFormula, textCell } from './index.ts';

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

// STAFF-15
test.each([
  ['00123', '="00123"'],
  ['628055000110', '="628055000110"'],
  ['10-12', '="10-12"'],
  ['1/2027', '="1/2027"'],
  ['10E3', '="10E3"'],
  ['=1+1', "'=1+1"],
  ['305-218', '305-218'],
  ['2027-03-31', '2027-03-31'],
  ['1200', '1200'],
  ['0.50', '0.50'],
])('the text %j is written as %j, which a spreadsheet shows as it is', (text, cell) => {
  expect(textCell(text)).toBe(cell);
  expect(cellText(cell)).toBe(text);
});
