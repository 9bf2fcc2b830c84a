import { HOME_PROVINCE, isProvince, PROVINCE_CODES } from './index.ts';

test('there are thirteen provinces and territories', () => {
  expect(PROVINCE_CODES).toEqual([
    'AB',
    'BC',
    'MB',
    'NB',
    'NL',
    'NS',
    'NT',
    'NU',
    'ON',
    'PE',
    'QC',
    'SK',
    'YT',
  ]);
  expect(HOME_PROVINCE).toBe('BC');
});

test.each([
  ['BC', true],
  ['bc', false],
  ['XX', false],
  ['toString', false],
  [7, false],
])('whether %p is a province: %s', (text, expected) => {
  expect(isProvince(text)).toBe(expected);
});
