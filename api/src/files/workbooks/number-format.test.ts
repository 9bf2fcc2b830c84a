import { builtInFormat, epochOf, formatOf, numberText } from './number-format.ts';

// IMPORT-30
test.each([
  [61.2, 'General', '61.2'],
  [61.2, '"$"#,##0.00', '$61.2'],
  [61.2, '_-"$"* #,##0.00_-;-"$"* #,##0.00_-;_-"$"* "-"??_-', '$61.2'],
  [61.2, '[$€-407]\\ #,##0.00', '€ 61.2'],
  [61.2, '[$$-1009]#,##0.00', '$61.2'],
  [12, '0" cs."', '12 cs.'],
  [12, '#,##0.0,"k"', '12k'],
  [0.052, '0.0%', '5.2%'],
  [0.07, '0%', '7%'],
  [-4, '#,##0;[Red](#,##0)', '-4'],
  [123, '00000', '00123'],
  [628055000110, '0.00E+00', '628055000110'],
  [628055000110, '0', '628055000110'],
  [62805500011012340, '0', '6.28055000110123E+16'],
  [0.1 + 0.2, '0.00', '0.3'],
  [0.00000012, 'General', '0.00000012'],
  [46477, 'yyyy-mm-dd', '2027-03-31'],
  [46477, 'd\\-mmm\\-yy', '2027-03-31'],
  [46477, '[$-1009]mmmm d, yyyy;@', '2027-03-31'],
  [46477.9999999, 'm/d/yyyy', '2027-04-01'],
  [46477.5, 'yyyy-mm-dd h:mm', '2027-03-31T12:00:00'],
  [0.5, 'h:mm AM/PM', '12:00:00'],
  [1.5, '[h]:mm', '1899-12-31T12:00:00'],
  [-1, 'yyyy-mm-dd', '-1'],
])('%s in the format %j is %j', (value, code, text) => {
  expect(numberText(value, formatOf(code))).toBe(text);
});

test("Excel's formats without a code, and the calendar of Macs of earlier days", () => {
  const shown = (id: number) => numberText(46477, formatOf(builtInFormat(id)));
  expect([0, 1, 4, 14, 22, 48, 49].map(shown)).toEqual([
    '46477',
    '46477',
    '46477',
    '2027-03-31',
    '2027-03-31',
    '46477',
    '46477',
  ]);
  expect(numberText(0.052, formatOf(builtInFormat(10)))).toBe('5.2%');
  expect(numberText(45015, formatOf('yyyy-mm-dd'), epochOf(true))).toBe('2027-03-31');
});
